/** Prints the page, or one sheet of it alone, which the style sheet knows by its name. */
export function print(sheet?: string): void {
  const { documentElement: page } = document;
  if (sheet) page.dataset.print = sheet;
  window.addEventListener('afterprint', () => delete page.dataset.print, { once: true });
  window.print();
}

export const PrintButton = ({ sheet }: { sheet?: string }) => (
  <button type="button" className="action-link plain-button" onClick={() => print(sheet)}>
    Imprimer
  </button>
);
