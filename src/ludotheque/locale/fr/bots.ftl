hint-title = { $seat } : ce que ferait l’expert après le coup { $number }
hint-action = action
hint-share = victoires attendues
hint-visits = essais
hint-because = Ce que cela apporterait : { $action }
