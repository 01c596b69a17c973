// Until React has taken the form over, a click on its button is remembered instead of lost.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.closest('[data-island]') || form.hasAttribute('data-alive')) return;
  event.preventDefault();
  form.setAttribute('data-waiting', '');
});
