// Until React has taken the form over, a click on its button is remembered instead of lost. If
// React never comes, the form says how to reach us without it; what was typed stays, and the next
// click sends it as a browser without scripts does. If this script never comes, the form says so by
// itself.
const reactTimeout = 20_000;

function remember(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const { dataset } = form;
  if (!form.closest('[data-island]') || 'alive' in dataset || 'dead' in dataset) return;
  event.preventDefault();
  const isLost = form.closest('[data-failed]') !== null;
  dataset[isLost ? 'dead' : 'waiting'] = '';
  setTimeout(() => {
    if (!('waiting' in dataset)) return;
    delete dataset.waiting;
    dataset.dead = '';
  }, reactTimeout);
}

export function watchForms(): void {
  document.addEventListener('submit', remember);
  document.documentElement.dataset.watchesForms = '';
}
