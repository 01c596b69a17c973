const shown = 2000;

/** A heading's link goes to the clipboard as it is followed, and says so. Without a clipboard the address bar has it. */
class CopyLink extends HTMLElement {
  connectedCallback() {
    const link = this.firstElementChild as HTMLAnchorElement;
    const status = document.createElement('span');
    status.role = 'status';
    this.append(status);
    link.addEventListener('click', () => {
      const said = () => {
        status.textContent = ' Lien copié';
        setTimeout(() => status.replaceChildren(), shown);
      };
      navigator.clipboard?.writeText(link.href).then(said, () => undefined);
    });
  }
}

customElements.define('copy-link', CopyLink);
