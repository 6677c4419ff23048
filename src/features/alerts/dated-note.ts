/**
 * The element `<dated-note from until>`: its content holds from one moment to another. Defined by a script in the head of
 * pages that have one (gatsby-ssr), before the page has a body, so that a note outside its time is hidden as it is parsed:
 * nothing flashes and nothing moves. A page that stays open follows the clock; timers hold no more than 24 days, so it is
 * asked again at least once in twelve hours. Written as a text, because the Content-Security-Policy knows its characters
 * by their hash.
 */
export const DEFINE_DATED_NOTE =
  "customElements.define('dated-note',class extends HTMLElement{" +
  'connectedCallback(){' +
  "const now=Date.now(),from=Date.parse(this.getAttribute('from')),until=Date.parse(this.getAttribute('until'));" +
  'this.hidden=now<from||now>=until;' +
  'clearTimeout(this.timer);' +
  'if(now<until)this.timer=setTimeout(()=>this.connectedCallback(),Math.min((now<from?from:until)-now,432e5))' +
  '}' +
  'disconnectedCallback(){clearTimeout(this.timer)}' +
  '})';

/** Defines it in a page that came without notes, before the first is drawn there. */
export function defineDatedNote(): void {
  if (typeof document === 'undefined' || customElements.get('dated-note')) return;
  document.head.append(Object.assign(document.createElement('script'), { textContent: DEFINE_DATED_NOTE }));
}
