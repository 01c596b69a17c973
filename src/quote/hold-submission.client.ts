// Delays a submission until React has hydrated the form. If React does not start, CSS shows how to
// reach the broker, and the next click submits the form without React. The attribute
// `data-watches-forms` tells CSS that this script runs.
const REACT_TIMEOUT_MS = 20_000;

function holdSubmission(event: SubmitEvent) {
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
  }, REACT_TIMEOUT_MS);
}

export function watchForms(): void {
  document.addEventListener('submit', holdSubmission);
  document.documentElement.dataset.watchesForms = '';
}
