/**
 * Writes the visitor's answers into the sheet of paper next to the form. One line may show several
 * answers.
 */
export function fillSheet(answers: Partial<Record<string, string>>): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-answer]')) {
    const names = line.dataset.answer?.split(' ') ?? [];
    const text = names.flatMap((name) => answers[name] || []).join(', ');
    line.toggleAttribute('data-filled', text !== '');
    const place = line.querySelector('[data-blank]');
    if (place) place.textContent = text;
  }
}
