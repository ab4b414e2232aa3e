// <caddiemaster-board src="link to results" board="601" theme="dark">: the leaderboard in a frame that is as tall as it must be.
customElements.define(
  'caddiemaster-board',
  class extends HTMLElement {
    static observedAttributes = ['src', 'board', 'theme']

    connectedCallback() {
      this.style.display = 'block'
      this.frame = document.createElement('iframe')
      this.frame.title = this.getAttribute('title') || 'Leaderboard'
      this.frame.loading = 'lazy'
      this.frame.style.cssText = 'width:100%;height:20rem;border:0;display:block'
      this.hear = event => {
        if (event.source !== this.frame.contentWindow || event.data?.caddiemaster !== 'height') return
        this.frame.style.height = `${Math.min(20000, Number(event.data.height) || 0)}px`
      }
      addEventListener('message', this.hear)
      this.append(this.frame)
      this.open()
    }

    disconnectedCallback() {
      removeEventListener('message', this.hear)
      this.frame.remove()
    }

    attributeChangedCallback() {
      if (this.frame) this.open()
    }

    open() {
      const src = this.getAttribute('src')
      if (!src) return
      const address = new URL(`${src.replace(/\/+$/, '')}/embed`, document.baseURI)
      for (const name of ['board', 'theme']) {
        const value = this.getAttribute(name)
        if (value) address.searchParams.set(name, value)
      }
      this.frame.src = address.href
    }
  },
)
