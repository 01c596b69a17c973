const region = Object.assign(document.createElement('div'), { className: 'toasts', role: 'status' });
const messages = new Map<string, HTMLElement>();

/** A message at the edge of the window, as the toasts of React's pages look: the last one on this subject, until it is closed. */
export function say(subject: string, title: string, text: string): void {
  // Into a region that is there already: only so is it read out.
  if (!region.isConnected) document.body.append(region);
  messages.get(subject)?.remove();
  const message = Object.assign(document.createElement('div'), { className: 'toast' });
  messages.set(subject, message);
  setTimeout(() => {
    message.innerHTML = `<div><p><b>${title}</b></p><p>${text}</p></div><button type="button" aria-label="Fermer ce message"><svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d="m4 4 12 12M16 4 4 16"/></svg></button>`;
    message.querySelector('button')?.addEventListener('click', () => message.remove());
    if (messages.get(subject) === message) region.append(message);
  });
}
