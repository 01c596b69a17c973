// Shows messages at the edge of the window. A message stays until the visitor closes it.

/**
 * Returns the element that contains all messages. Creates it as the last child of <body>, so that
 * no other floating element covers it.
 */
export function getToastRegion(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.toasts');
  if (found) return found;
  const region = Object.assign(document.createElement('section'), {
    className:
      'toasts pointer-events-none fixed inset-x-4 ' +
      'bottom-[calc(1rem+env(safe-area-inset-bottom))] z-(--z-toast) grid justify-items-end ' +
      'gap-2 no-print',
    tabIndex: -1,
  });
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-relevant', 'additions');
  // Delays the first message, because screen readers ignore a text that is added together with its
  // live region.
  region.dataset.new = '';
  setTimeout(() => delete region.dataset.new);
  document.body.append(region);
  return region;
}

/**
 * Shows a message. It replaces an earlier message with the same title. Returns the paragraph in
 * which the caller writes the text.
 */
export function showToast(title: string, isDanger: boolean): HTMLElement {
  const region = getToastRegion();
  const toast = document.createElement('div');
  const look = isDanger
    ? 'border-rouge bg-rouge text-papier [&_:focus-visible]:outline-papier ' +
      'forced-colors:border-[CanvasText]'
    : 'border-encre bg-papier';
  toast.className =
    `toast pointer-events-auto grid w-full max-w-104 grid-cols-[1fr_2.75rem] ` +
    `border-2 p-4 text-base leading-serre [&_a]:text-inherit ${look}`;
  toast.role = isDanger ? 'alert' : 'status';
  toast.dataset.toast = title;
  const cross =
    '<svg class="sign" viewBox="0 0 20 20" aria-hidden="true">' +
    '<path d="m4 4 12 12M16 4 4 16"/></svg>';
  toast.innerHTML =
    `<div><p><b>${title}</b></p><p></p></div>` +
    '<button type="button" class="-mt-2 -mr-2 grid size-cible cursor-pointer place-items-center" ' +
    `aria-label="Fermer ce message">${cross}</button>`;
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  const showInRegion = () => {
    for (const other of region.children)
      if ((other as HTMLElement).dataset.toast === title) other.remove();
    region.append(toast);
  };
  if ('new' in region.dataset) setTimeout(showInRegion);
  else showInRegion();
  return toast.querySelector('p + p') as HTMLElement;
}
