/** `<caddiemaster-board src="link to results" board="601" top="5" theme="dark" colour="0b5d3b" lang="pt">`: leaderboards in a frame that is as tall as it must be. */
const settings = ['board', 'top', 'theme', 'colour', 'lang']

customElements.define(
  'caddiemaster-board',
  class extends HTMLElement {
    static observedAttributes = ['src', ...settings]
    readonly #frame = document.createElement('iframe')

    connectedCallback(): void {
      this.style.display = 'block'
      this.#frame.title = this.getAttribute('title') || 'Leaderboard'
      this.#frame.loading = 'lazy'
      this.#frame.style.cssText = 'width:100%;height:20rem;border:0;display:block'
      addEventListener('message', this.#resize)
      this.append(this.#frame)
      this.#open()
    }

    disconnectedCallback(): void {
      removeEventListener('message', this.#resize)
      this.#frame.remove()
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.#open()
    }

    readonly #resize = (event: MessageEvent): void => {
      if (event.source !== this.#frame.contentWindow || event.data?.caddiemaster !== 'height') return
      this.#frame.style.height = `${Math.min(20_000, Number(event.data.height) || 0)}px`
    }

    #open(): void {
      const src = this.getAttribute('src')
      if (!src) return
      const address = new URL(`${src.replace(/\/+$/, '')}/embed`, document.baseURI)
      for (const name of settings) {
        const value = this.getAttribute(name)
        if (value) address.searchParams.set(name, value)
      }
      if (this.#frame.src !== address.href) this.#frame.src = address.href
    }
  },
)
