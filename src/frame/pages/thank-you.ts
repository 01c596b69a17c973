// The thank-you page tells the request's number, from the visit's storage or, where that is blocked, from the
// address. Opened directly it does not claim that something was sent.
type SentRequest = { numero: string; court: boolean };

const isNumber = (text: unknown): text is string => typeof text === 'string' && /^[\dA-Z-]{6,20}$/.test(text);

function readSentRequest(): SentRequest | undefined {
  const query = new URLSearchParams(window.location.hash.slice(1));
  try {
    const stored: Partial<SentRequest> = JSON.parse(sessionStorage.getItem('demande') ?? '{}');
    if (isNumber(stored.numero)) return { numero: stored.numero, court: stored.court === true };
  } catch {
    // storage blocked: the address has it
  }
  const numero = query.get('numero');
  return isNumber(numero) ? { numero, court: query.get('court') === '1' } : undefined;
}

class ThankYou extends HTMLElement {
  connectedCallback() {
    const request = readSentRequest();
    if (!request) return;
    const part = (selector: string) => this.querySelector<HTMLElement>(selector);
    part('[data-state="none"]')?.setAttribute('hidden', '');
    part('[data-state="sent"]')?.removeAttribute('hidden');
    const number = part('[data-number]');
    if (number) number.textContent = request.numero;
    if (!request.court) return;
    part('[data-short]')?.removeAttribute('hidden');
    const subject = encodeURIComponent(`Demande ${request.numero}`);
    const body = encodeURIComponent(
      [
        'Bonjour,',
        '',
        `Je complète ma demande ${request.numero}.`,
        '',
        ...JSON.parse(this.dataset.later ?? '[]').map((name: string) => `${name} : `),
        '',
      ].join('\r\n'),
    );
    part('[data-more]')?.setAttribute('href', `mailto:${this.dataset.email}?subject=${subject}&body=${body}`);
  }
}

customElements.define('thank-you', ThankYou);
