/** `setTimeout` holds at most 24 days; a note asks for the time again after twelve hours. */
const LONGEST_WAIT_MS = 12 * 3_600_000;

/**
 * Defines the element `<dated-note from until>`, whose content shows from one moment to another by the reader's own clock.
 * Pages with notes run this in their head (./dated-note-script.ts), so that a note outside its time is hidden while it is
 * parsed: nothing flashes and nothing moves. While a page stays open, its notes come and go.
 */
export function defineDatedNote(): void {
  if (typeof customElements === 'undefined' || customElements.get('dated-note')) return;
  customElements.define(
    'dated-note',
    class extends HTMLElement {
      private timer = 0;

      connectedCallback(): void {
        const now = Date.now();
        const [from, until] = [this.moment('from'), this.moment('until')];
        this.hidden = now < from || now >= until;
        window.clearTimeout(this.timer);
        if (now >= until) return;
        const wait = Math.min((now < from ? from : until) - now, LONGEST_WAIT_MS);
        this.timer = window.setTimeout(() => this.connectedCallback(), wait);
      }

      disconnectedCallback(): void {
        window.clearTimeout(this.timer);
      }

      private moment(name: 'from' | 'until'): number {
        return Date.parse(this.getAttribute(name) ?? '');
      }
    },
  );
}
