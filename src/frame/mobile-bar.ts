/** The phone's bar slides in beyond a part of the scrollable height, and out again above it. */
class MobileBar extends HTMLElement {
  connectedCallback() {
    const threshold = Number(this.dataset.after ?? '20') / 100;
    const bar = this.firstElementChild as HTMLElement;
    const read = () => {
      const scrollable = document.documentElement.scrollHeight - window.innerHeight;
      bar.toggleAttribute('data-shown', scrollable > 0 && window.scrollY / scrollable > threshold);
    };
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read, { passive: true });
    read();
  }
}

customElements.define('mobile-bar', MobileBar);
