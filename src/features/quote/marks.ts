/** What tells a machine from a person, said beside the nine answers: a field that no person sees, the seconds on the page. */
export function marksOf(form: HTMLFormElement | null): string {
  const lure = form?.elements.namedItem('site_web') as HTMLInputElement | null | undefined;
  const seconds = Math.round(performance.now() / 1000);
  return new URLSearchParams({ site_web: lure?.value ?? '', duree: String(seconds) }).toString();
}
