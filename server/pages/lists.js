// What the lists of an event can do with a script: tabs, search, and for results favourites and cards in place. Without it everything stands below each other.
;(() => {
  const main = document.querySelector('main')
  const storageKey = `favourites ${location.pathname.split('/')[2]}`
  let wanted = decodeURIComponent(location.hash.slice(1))
  let searched = ''

  const panels = () => [...main.querySelectorAll('section[id]')]
  const tabs = () => [...main.querySelectorAll('.sections a')]
  const plain = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

  function favourites() {
    try {
      return JSON.parse(localStorage.getItem(storageKey)) ?? []
    } catch {
      return []
    }
  }

  /** Everything again, after the page was opened or another version was put in. */
  function enhance() {
    main.querySelector('.sections')?.setAttribute('role', 'tablist')
    for (const tab of tabs()) {
      const id = tab.hash.slice(1)
      tab.parentElement.setAttribute('role', 'presentation')
      tab.setAttribute('role', 'tab')
      tab.setAttribute('aria-controls', id)
      tab.id = `tab-${id}`
      const panel = document.getElementById(id)
      panel?.setAttribute('role', 'tabpanel')
      panel?.setAttribute('aria-labelledby', tab.id)
    }
    addSearch()
    for (const row of main.querySelectorAll('section[data-board] tr[data-id]')) addStar(row)
    select(wanted)
  }

  function select(id) {
    const all = panels()
    const selected = all.find(panel => panel.id === id) ?? all.find(panel => 'current' in panel.dataset) ?? all[0]
    const several = tabs().length > 0
    for (const panel of all) panel.hidden = several && searched === '' && panel !== selected
    for (const tab of tabs()) {
      const is = tab.hash.slice(1) === selected?.id
      tab.setAttribute('aria-selected', String(is))
      tab.tabIndex = is ? 0 : -1
    }
    search()
    showFavourites(selected)
  }

  function choose(tab) {
    wanted = tab.hash.slice(1)
    history.replaceState(history.state, '', tab.hash)
    select(wanted)
    tab.focus()
  }

  function addSearch() {
    if (main.querySelector('.search') || panels().length === 0) return
    const field = document.createElement('input')
    field.type = 'search'
    field.className = 'search'
    field.placeholder = 'Search players'
    field.setAttribute('aria-label', 'Search players')
    field.dataset.key = 'search'
    field.value = searched
    field.addEventListener('input', () => {
      searched = plain(field.value.trim())
      select(wanted)
    })
    const nobody = document.createElement('p')
    nobody.className = 'card nobody'
    nobody.setAttribute('aria-live', 'polite')
    nobody.textContent = 'Nobody of that name is here. A part of the name is enough.'
    nobody.hidden = true
    main.querySelector('header.event')?.after(field, nobody)
  }

  function search() {
    for (const panel of panels()) {
      let found = 0
      for (const row of panel.querySelectorAll('tbody tr')) {
        row.hidden = searched !== '' && !plain(row.textContent).includes(searched)
        if (!row.hidden) found++
      }
      if (searched !== '') panel.hidden = found === 0
    }
    const nobody = main.querySelector('.nobody')
    if (nobody) nobody.hidden = searched === '' || panels().some(panel => !panel.hidden)
  }

  function addStar(row) {
    const cell = row.querySelector('th[scope=row]')
    const star = document.createElement('button')
    star.type = 'button'
    star.className = 'star'
    mark(star, row, favourites().includes(row.dataset.id))
    cell.prepend(star)
  }

  function mark(star, row, is) {
    const name = row.querySelector('th[scope=row]').lastChild?.textContent ?? ''
    star.textContent = is ? '★' : '☆'
    star.setAttribute('aria-pressed', String(is))
    star.setAttribute('aria-label', `Favourite: ${name}`)
    star.dataset.key = `star-${row.closest('section')?.id}-${row.dataset.id}`
  }

  function toggle(id) {
    const known = favourites()
    const next = known.includes(id) ? known.filter(one => one !== id) : [...known, id]
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing still shows the results.
    }
    for (const row of main.querySelectorAll('section[data-board] tr[data-id]'))
      mark(row.querySelector('.star'), row, next.includes(row.dataset.id))
    select(wanted)
  }

  /** The favourites on the leaderboard of the selected tab, whatever their flight. */
  function showFavourites(selected) {
    main.querySelector('.favourites')?.remove()
    const known = favourites()
    const board = selected?.dataset.board
    const own = panels().filter(panel => panel.dataset.board === board)
    const rows = own.flatMap(panel =>
      [...panel.querySelectorAll('tr[data-id]')].filter(row => known.includes(row.dataset.id)),
    )
    if (!board || rows.length === 0) return
    const section = document.createElement('div')
    section.className = 'favourites'
    const table = own[0].querySelector('table').cloneNode(true)
    table.querySelector('caption').textContent = 'Favourites'
    const body = table.querySelector('tbody')
    body.replaceChildren(
      ...rows.map(row => {
        const copy = row.cloneNode(true)
        copy.hidden = false
        copy.querySelector('.star').dataset.key += '-favourite'
        return copy
      }),
    )
    section.append(table)
    panels()[0].before(section)
  }

  async function openCard(address, isBack) {
    const response = await fetch(address, { referrerPolicy: 'no-referrer' }).catch(() => undefined)
    if (!response?.ok) return location.assign(address)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const card = page.querySelector('main article')
    if (!card) return location.assign(address)
    const dialog = document.querySelector('dialog') ?? newDialog()
    dialog.dataset.address = address
    dialog.setAttribute('aria-label', page.title)
    const why = dialog.querySelector('details')?.open
    dialog.querySelector('div').replaceChildren(card)
    if (why) card.querySelector('details')?.setAttribute('open', '')
    if (dialog.open) return
    dialog.showModal()
    if (!isBack) history.pushState({ card: address }, '', address)
  }

  function newDialog() {
    const dialog = document.createElement('dialog')
    const close = document.createElement('button')
    close.type = 'button'
    close.className = 'close'
    close.textContent = '✕'
    close.setAttribute('aria-label', 'Close')
    close.addEventListener('click', () => dialog.close())
    dialog.append(close, document.createElement('div'))
    dialog.addEventListener('click', event => event.target === dialog && dialog.close())
    dialog.addEventListener('close', () => history.state?.card && history.back())
    document.body.append(dialog)
    return dialog
  }

  addEventListener('popstate', event => {
    const dialog = document.querySelector('dialog')
    if (event.state?.card) openCard(event.state.card, true)
    else if (dialog?.open) dialog.close()
  })

  document.addEventListener('click', event => {
    const star = event.target.closest('.star')
    if (star) return toggle(star.closest('tr').dataset.id)
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plainClick) return
    const tab = event.target.closest('[role=tab]')
    const inDialog = event.target.closest('dialog')
    const link = event.target.closest('tr[data-id] th a, dialog .toggle a')
    const back = inDialog && event.target.closest('.back a')
    if (!tab && !link && !back) return
    event.preventDefault()
    if (tab) choose(tab)
    else if (back) inDialog.close()
    else openCard(link.href, false)
  })

  document.addEventListener('keydown', event => {
    const tab = event.target.closest?.('[role=tab]')
    if (!tab) return
    const all = tabs()
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && all.indexOf(tab) + step
    if (next === undefined) return
    event.preventDefault()
    choose(all[(next + all.length) % all.length])
  })

  document.addEventListener('page:put', () => {
    enhance()
    const dialog = document.querySelector('dialog[open]')
    if (dialog) openCard(dialog.dataset.address, true)
  })
  addEventListener('hashchange', () => {
    wanted = decodeURIComponent(location.hash.slice(1))
    select(wanted)
  })
  enhance()
})()
