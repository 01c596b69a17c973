// The lines of the written advice that the visitor's answers fill, on the form's page and on the
// thank-you page.

/** Puts words on their lines; a line may hold several answers. */
export function fillLines(root: ParentNode, words: Partial<Record<string, string>>): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-answer]')) {
    const names = line.dataset.answer?.split(' ') ?? [];
    const text = names.flatMap((name) => words[name] || []).join(', ');
    line.toggleAttribute('data-filled', text !== '');
    const place = line.querySelector('[data-blank]');
    // A new element at each change starts the animation of its ground again.
    if (place && place.textContent !== text)
      place.replaceChildren(...(text ? [createWords(text)] : []));
  }
}

const createWords = (textContent: string) =>
  Object.assign(document.createElement('span'), { textContent });
