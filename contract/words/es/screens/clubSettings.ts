import type { words as en } from '../../en/screens/clubSettings.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Ajustes',
  identity: 'Nombre e imagen',
  name: 'Nombre',
  colour: 'Color',
  colourHint: 'El de la cabecera de sus páginas. Si es claro, se oscurece donde lleva letra blanca.',
  usual: 'Verde habitual',
  logo: 'Logotipo',
  logoHint: 'Un archivo PNG o SVG; mejor solo el escudo. Sale en páginas y documentos.',
  logoTooLarge: 'Este archivo pasa de 650 KB. Elija una imagen más pequeña.',
  noLogo: 'Sin logotipo',
  currency: 'Moneda de los premios',
  currencyHint: 'Una prueba puede tener la suya.',
  noCurrency: 'Ninguna: solo cifras',
  home: 'Página pública del club',
  homeHint: '{url} muestra las pruebas a todos.',
  save: 'Guardar',
  saved: 'Guardado',
  open: 'Abrir la página',
  subs: 'Subcomunidades',
  subsWhy: 'Damas, séniors, júniors: cada una con sus pruebas y jugadores. El personal del club trabaja para todas.',
  addSub: 'Nueva subcomunidad',
  subHint: 'Por ejemplo «Damas». Se puede cambiar después.',
  makeSub: 'Crear',
} satisfies WordsLike<typeof en>
