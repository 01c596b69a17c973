// Until React has taken the form over, a click on its button is remembered instead of lost. If React never comes, the
// form says how to reach us without it; what was typed stays, and the next click sends it as a browser without scripts does.
// If this script never comes, the form says so by itself.
const reactTimeout = 20_000;

function remember(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!form.closest('[data-island]') || form.hasAttribute('data-alive') || form.hasAttribute('data-dead')) return;
  event.preventDefault();
  const isLost = form.closest('[data-failed]') !== null;
  form.toggleAttribute('data-dead', isLost);
  if (isLost) return;
  form.setAttribute('data-waiting', '');
  setTimeout(() => {
    if (!form.hasAttribute('data-waiting')) return;
    form.removeAttribute('data-waiting');
    form.setAttribute('data-dead', '');
  }, reactTimeout);
}

export function watchForms(): void {
  document.addEventListener('submit', remember);
  document.documentElement.setAttribute('data-watches-forms', '');
}
