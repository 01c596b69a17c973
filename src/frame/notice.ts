/** A message at the edge of the window, as the toasts of React's pages look; it stays until it is closed. */
export function say(title: string, text: string): void {
  document.querySelector('.toasts[data-frame]')?.remove();
  const region = document.createElement('div');
  region.className = 'toasts';
  region.dataset.frame = '';
  region.role = 'status';
  document.body.append(region);
  // Into a region that is there already: only so is it read out.
  setTimeout(() => {
    region.innerHTML = `<div class="toast"><div><p><b>${title}</b></p><p>${text}</p></div><button type="button" aria-label="Fermer ce message"><svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d="m4 4 12 12M16 4 4 16"/></svg></button></div>`;
    region.querySelector('button')?.addEventListener('click', () => region.remove());
  });
}
