// The language in use, switched live and remembered.
import { LANGUAGES, loadBundle, Words, type Language } from "./words";

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

  async begin(): Promise<void> {
    await this.speak(preferred());
  }

  async speak(language: Language): Promise<void> {
    this.words = new Words(language, await loadBundle(language));
    document.documentElement.lang = language;
    localStorage.setItem(STORAGE_KEY, language);
  }
}

export const speech = new Speech();
