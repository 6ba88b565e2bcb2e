// Short notices: refusals with their rule, errors, things copied.
export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "bad";
  /** A rule's number, to be read at a click. */
  rule?: string | undefined;
  ruleText?: string | undefined;
}

// Long enough to be read: so long at least, and so long for each letter.
const SHOWN_FOR = 6000;
const FOR_A_LETTER = 60;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private count = 0;

  tell(text: string, kind: Toast["kind"] = "plain", rule?: string, ruleText?: string): void {
    const id = this.count++;
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others, { id, text, kind, rule, ruleText }].slice(-3);
    const letters = text.length + (ruleText?.length ?? 0);
    setTimeout(() => this.drop(id), SHOWN_FOR + FOR_A_LETTER * letters);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();
