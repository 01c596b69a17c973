/** Writes the answers to the lines of the sheet. A line may show several answers. */
export function fillSheet(answers: Partial<Record<string, string>>): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-answer]')) {
    const names = line.dataset.answer?.split(' ') ?? [];
    const text = names.flatMap((name) => answers[name] || []).join(', ');
    line.toggleAttribute('data-filled', text !== '');
    const place = line.querySelector('[data-blank]');
    if (place) place.textContent = text;
  }
}
