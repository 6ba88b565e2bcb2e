// Short notices: refusals with their rule, errors, things copied.
export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "bad";
  /** A rule's number, to be read at a click. */
  rule?: string | undefined;
  ruleText?: string | undefined;
}

const SHOWN_FOR = 7000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private count = 0;

  tell(text: string, kind: Toast["kind"] = "plain", rule?: string, ruleText?: string): void {
    const id = this.count++;
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others, { id, text, kind, rule, ruleText }].slice(-3);
    setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}

export const toasts = new Toasts();
