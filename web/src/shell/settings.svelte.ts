// What this browser remembers of its reader's taste.
const STORAGE_KEY = "ludotheque-settings";

export type Theme = "auto" | "light" | "dark";
export type Confirming = "hidden" | "always" | "never";

interface Kept {
  theme: Theme;
  confirm: Confirming;
  sound: boolean;
  guided: string[];
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>("auto");
  /** Ask before sending: where it cannot be taken back, always, or never. */
  confirm = $state<Confirming>("hidden");
  sound = $state(false);
  /** Games whose guided first turn has been seen. */
  guided = $state.raw<string[]>([]);

  constructor() {
    const kept = read();
    this.theme = kept.theme ?? "auto";
    this.confirm = kept.confirm ?? "hidden";
    this.sound = kept.sound ?? false;
    this.guided = kept.guided ?? [];
    this.show();
  }

  change(kept: Partial<Kept>): void {
    Object.assign(this, kept);
    const { theme, confirm, sound, guided } = this;
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ theme, confirm, sound, guided }));
    this.show();
  }

  private show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
