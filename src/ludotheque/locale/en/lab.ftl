## The laboratory: help

help-value-challenger = CHALLENGER
help-value-rival = RIVAL
help-value-bots = BOT
help-value-how = HOW
help-value-folder = FOLDER
help-value-address = ADDRESS
help-value-part = PART

help-deal = The first deal.
help-project = The checkout of the project; this folder if not given.

help-duel = Let two versions of the engine play GAME: CHALLENGER on every seat in turn, RIVAL on all others. Each is a bot, and after an @ the folder of its engine, if that is not this one.
help-duel-seats = How many play.

help-judge = Judge what each BOT takes in single decisions of GAME: how much it gains over what looks best at a glance.
help-judge-decisions = Decisions that are judged.
help-judge-worlds = Games played on for each action.
help-judge-one-of = One decision of so many is judged, so that they come from all parts of many games.
help-judge-actions = Actions judged at each decision, beside those that are taken.
help-judge-real = Go on from where the game truly stands, and not from imagined worlds.

help-tune = Find weights for the evaluation of GAME by HOW (fit, climb, count or spread), in an engine compiled with them left open. Without HOW, all that the room of GAME says; without GAME, for all games.
help-tune-only = Find this weight and leave the others; may be given several times.
help-tune-but = Find all weights but this; may be given several times.
help-tune-players = Who plays for a fit, a bot a seat; given several times, such tables in turn. Otherwise greedy bots, as few to as many as can play.
help-tune-seats = How many play for a climb or a count.
help-tune-climber = Who climbs, in a hurry.
help-tune-rival = Against whom; otherwise against its own like.
help-tune-steps = Steps of a climb: a deal played twice each.
help-tune-games = Games of a fit or a spread, deals of each count.
help-tune-kept = Positions kept of each game of a fit.
help-tune-positions = Keep the positions of a fit there, or take them from there.
help-tune-write = Write the weights to the source.
help-tune-show = Only print what would be run.

help-measure = Measure a PART of what docs/bots.md tells (strength, levels, ladder or budget) and write the page; with “write” only the page, from figures measured before.
help-measure-game = Only this game; may be given several times.
help-measure-bot = Only pairings of this challenger; may be given several times.
help-measure-games = Games of each ladder.
help-measure-workers = Processes, a core each.
help-measure-again = Forget what was measured of this before.

help-simulate-workers = Processes here; all cores if not given.
help-simulate-engine = By processes here, or by Dask on a cluster.
help-simulate-scheduler = Address of a Dask scheduler, tcp://host:port; otherwise a cluster is started here.
help-simulate-out = Write a row a game and a row a seat there, as Parquet, in parts that are there only when whole.
help-simulate-resume = Go on with what is in --out; another plan is refused.
help-simulate-records = Write the record of every game too.

help-tournament = Let bots play GAME against each other, every deal from every seat, until their ranking is certain or the budget is spent.
help-tournament-bots = The bots, for example random,greedy,club; in a gauntlet the first meets all others, in a ladder each the one before it.
help-tournament-format = Who meets whom.
help-tournament-seats = How many sit at a table; as few as can play if not given. Where bots are fewer, one meets copies of another.
help-tournament-deals = The budget: so many deals at the most, each played once for every seat by all who meet.
help-tournament-sure = How sure the whole ranking must be, in per cent.
help-tournament-picture = Draw the ranking there, as SVG.

## The laboratory: answers

error-missing-extra = this needs { $library }: pip install 'ludotheque[lab]'
error-no-project = { $place } is no checkout of Ludotheque, which this command works in
error-no-engine = { $place } has no engine: there is no folder “ludotheque” in it
error-side-gone = the side of { $name } ended before the duel did
error-only-with = { $one } goes only with { $other }
error-simulation-there = { $place } has a simulation already; --resume goes on with it
error-folder-not-empty = { $place } is not empty
error-nothing-to-resume = { $place } has no simulation to go on with
error-other-plan = { $place } holds another plan: { $name } is { $before } there, not { $now }
error-no-source = { $game } tells points by “{ $source }” and has no word { $game }-score-{ $source } for it
error-other-build = a worker runs another build ({ $worker }) than this one ({ $here })
error-no-cluster = no cluster with workers answers ({ $place })
error-unwritten = cannot write { $place }: { $why }
error-too-few-bots = a tournament is between two bots or more; name them with --bots one,other
error-no-weights = { $title } has no such weights; its room lists them in strategy/weights.py
error-tune-how = name GAME and HOW (fit, climb, count or spread) for options like these

watching-rate = { $rate }/s

simulate-not-repeatable = A bot thinks by the clock: another run need not come out the same.

duel-result = { $won } of { $games }: { $share }, { $low } to { $high }

judge-best = all that could be gained in a decision: { $best } points of lead
judge-bot = { $bot }: { $points } points, { $percent } % of wins

tune-weight = { $name } { $was } → { $now }
tune-step = step { $step }: { $figures }
tune-error = error on the games held back: { $before } → { $after }
tune-better = on { $deals } other deals better by { $better } ± { $off }
tune-count = { $name } { $tried }: better by { $better } ± { $off }

measure-pairing = { $pairing }: { $won } of { $games }, { $low } to { $high }
measure-ladder = ladder of { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
measure-budget = { $game }: at most { $most } ms of CPU time, { $late } of { $decisions } decisions late
measure-written = { $path } written

tournament-rule = The rule: at most { $deals } deals; after { $looks } of them it ends if every comparison is certain at { $level } (all together { $sure }).
tournament-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
tournament-place = place
tournament-bot = bot
tournament-games = games
tournament-share = wins
tournament-interval = 95 %
tournament-range = { $low } to { $high }
tournament-rating = rating
tournament-apart = { $one } wins { $points } percentage points more than { $other }: certain
tournament-close = { $one } wins { $points } percentage points more than { $other }: may be chance
tournament-certain = The ranking is certain by the rule.
tournament-spent = The deals are spent, and the ranking is not certain by the rule.

help-train = Train a network for GAME: bots play themselves, and it learns from how it ended. What comes of it plays as net:FILE.
help-train-out = The file to write the network to; one for another number of players in it stays.
help-train-seats = How many play.
help-train-generations = How often to play, learn and compare.
help-train-games = Games of each generation.
help-train-teacher = The bot that plays the first generation.
help-train-worlds = Deals to imagine for each move.
help-train-gate = Games against the network before, on deals of their own.
help-train-resume = Go on where an interrupted training stopped.
train-generation = Generation { $number }: { $decisions } decisions, loss { $loss }, { $share } of { $games } games won{ $passed ->
    [no] {" "}(worse than the one before: not taken)
   *[yes] {""}
 }
train-written = written to { $path }; it plays as net:{ $path }
error-no-network = { $path } is no network: { $why }
error-network-format = { $path } is a network of format { $format }; this reads { $known }
error-other-network = a network for version { $version } of the features of { $game }, not for version { $known } of { $title }
error-network-seats = the network knows tables of { $known } players, not of { $seats }
error-misshapen-network = no network: { $why }
error-net-without-file = a network has a file: net:FILE
error-no-features = { $title } says nothing to networks: it has no features
error-no-training = { $path } is no training that could go on
error-other-training = { $path } was begun by another plan
error-other-networks = { $path } holds networks of another game or of other features
