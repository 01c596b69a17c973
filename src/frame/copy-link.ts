const shown = 2000;

/** A heading's link goes to the clipboard as it is followed, and says so. Without a clipboard the address bar has it. */
class CopyLink extends HTMLElement {
  connectedCallback() {
    const link = this.firstElementChild as HTMLAnchorElement;
    link.addEventListener('click', () => {
      // Not before: React, where it comes, must find the heading as it was written.
      const status = document.createElement('span');
      status.role = 'status';
      this.append(status);
      setTimeout(() => status.remove(), shown);
      navigator.clipboard?.writeText(link.href).then(
        () => {
          status.textContent = ' Lien copié';
        },
        () => undefined,
      );
    });
  }
}

export const defineCopyLink = () => customElements.define('copy-link', CopyLink);
