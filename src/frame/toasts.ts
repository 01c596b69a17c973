// Messages at the edge of the window; they wait for the reader.

/** Where they appear, at the end of the page, where nothing that floats lies over it. */
export function toastRegion(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.toasts');
  if (found) return found;
  const region = Object.assign(document.createElement('section'), {
    className: 'toasts',
    tabIndex: -1,
  });
  region.setAttribute('aria-live', 'assertive');
  region.setAttribute('aria-relevant', 'additions');
  // What comes together with its region is not read out.
  region.dataset.new = '';
  setTimeout(() => delete region.dataset.new);
  document.body.append(region);
  return region;
}

/**
 * In place of the last one on its subject. Its text goes into the paragraph that is handed back.
 */
export function showToast(subject: string, title: string, isDanger = false): HTMLElement {
  const region = toastRegion();
  const toast = document.createElement('div');
  toast.className = isDanger ? 'toast toast-danger' : 'toast';
  toast.role = isDanger ? 'alert' : 'status';
  toast.dataset.toast = subject;
  toast.innerHTML = `<div><p><b>${title}</b></p><p></p></div><button type="button" aria-label="Fermer ce message"><svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d="m4 4 12 12M16 4 4 16"/></svg></button>`;
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  const put = () => {
    for (const other of region.children)
      if ((other as HTMLElement).dataset.toast === subject) other.remove();
    region.append(toast);
  };
  if ('new' in region.dataset) setTimeout(put);
  else put();
  return toast.querySelector('p + p') as HTMLElement;
}
