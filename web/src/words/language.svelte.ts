// The language in use, switched live and remembered.
import { isBuiltIn, LANGUAGES, loadBundle, Words, type GuestGame, type Language } from "./words";

const STORAGE_KEY = "ludotheque-language";

function preferred(): Language {
  const wanted = [
    localStorage.getItem(STORAGE_KEY),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  return (
    LANGUAGES.find(
      (language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag)),
    ) ?? "en"
  );
}

class Speech {
  words = $state.raw<Words>(undefined as unknown as Words);
  private guests: GuestGame[] = [];
  private wanted: Language = "en";

  async begin(): Promise<void> {
    await this.speak(preferred());
  }

  /** Learn the words of those of these games that are not part of this page. */
  async meet(games: GuestGame[]): Promise<void> {
    this.guests = games.filter(({ name }) => !isBuiltIn(name));
    if (this.guests.length > 0) await this.speak(this.words.language);
  }

  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const bundle = await loadBundle(language, this.guests);
    // Another language was chosen while this one was loading.
    if (this.wanted !== language) return;
    this.words = new Words(language, bundle);
    document.documentElement.lang = language;
    localStorage.setItem(STORAGE_KEY, language);
  }
}

export const speech = new Speech();
