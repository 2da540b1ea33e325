// Timers by name: setting one again moves it.

export class Timers<Name extends string> {
  private readonly running = new Map<Name, ReturnType<typeof setTimeout>>();

  set(name: Name, delay: number, ring: () => void): void {
    this.clear(name);
    const rung = () => {
      this.running.delete(name);
      ring();
    };
    this.running.set(name, setTimeout(rung, delay));
  }

  isSet(name: Name): boolean {
    return this.running.has(name);
  }

  clear(...names: Name[]): void {
    for (const name of names) {
      clearTimeout(this.running.get(name));
      this.running.delete(name);
    }
  }

  clearAll(): void {
    this.clear(...this.running.keys());
  }
}
