/** Settings that several formats of play have, in Spanish. */
export const score = {
  score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
}

export const balls = {
  score: {
    title: 'Resultado',
    description: 'Bruto, neto, o unas bolas en bruto y otras en neto de jugadores distintos.',
  },
  by: {
    title: 'Número de bolas',
    description: 'El mismo en todos los hoyos, o según el hoyo, el par, cada nueve o el sexo.',
  },
  count: { title: 'Bolas', description: 'Bolas que cuentan; como máximo, tantas como jugadores tiene el equipo.' },
  countByHole: {
    title: 'Bolas por hoyo',
    description:
      'Para los hoyos 1, 2, 3 ...: repetir 1, 2, 3 es un vals. Un hoyo sin número propio usa el de todos los hoyos.',
  },
  par3: {
    title: 'Bolas en los pares 3',
    description: 'Bolas que cuentan en los pares 3; como máximo, tantas como jugadores tiene el equipo.',
  },
  par4: {
    title: 'Bolas en los pares 4',
    description: 'Bolas que cuentan en los pares 4; como máximo, tantas como jugadores tiene el equipo.',
  },
  par5: {
    title: 'Bolas en los pares 5',
    description: 'Bolas que cuentan en los pares 5; como máximo, tantas como jugadores tiene el equipo.',
  },
  frontNine: {
    title: 'Bolas en los primeros 9',
    description: 'Bolas que cuentan en los primeros nueve; como máximo, tantas como jugadores tiene el equipo.',
  },
  backNine: {
    title: 'Bolas en los segundos 9',
    description: 'Bolas que cuentan en los segundos nueve; como máximo, tantas como jugadores tiene el equipo.',
  },
  men: {
    title: 'Bolas de caballeros',
    description: 'Bolas de caballeros que cuentan; como máximo, tantas como jugadores tiene el equipo.',
  },
  women: {
    title: 'Bolas de damas',
    description: 'Bolas de damas que cuentan; como máximo, tantas como jugadores tiene el equipo.',
  },
  grossBalls: {
    title: 'Bolas en bruto',
    description: 'Bolas que cuentan en bruto; como máximo, tantas como jugadores tiene el equipo.',
  },
  netBalls: {
    title: 'Bolas en neto',
    description: 'Bolas que cuentan en neto; como máximo, tantas como jugadores tiene el equipo.',
  },
  sameBall: { title: 'Misma bola dos veces', description: 'Una misma bola puede contar en bruto y en neto.' },
}

export const match = {
  strokes: {
    title: 'Golpes',
    description: 'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
  },
  count: { title: 'Bolas', description: 'Cuántas de las mejores bolas de un bando cuentan en un hoyo.' },
  matchPoints: {
    title: 'Puntos por el partido',
    description: 'Para el ganador del partido; si hay empate, la mitad para cada uno.',
  },
  ninePoints: {
    title: 'Puntos por cada 9 hoyos',
    description: 'Para el ganador de los primeros y el de los segundos nueve (Nassau).',
  },
  holePoints: {
    title: 'Puntos por cada hoyo',
    description: 'Para el ganador de cada hoyo; si hay empate, la mitad para cada uno.',
  },
  pressDownBy: {
    title: 'Press al ir abajo por',
    description: 'Empieza una apuesta nueva cuando un bando va abajo por tantos hoyos en la última; 0: sin press.',
  },
}

export const points = {
  albatross: { title: 'Albatros o mejor', description: 'Puntos por albatros o mejor.' },
  eagle: { title: 'Eagle', description: 'Puntos por eagle.' },
  birdie: { title: 'Birdie', description: 'Puntos por birdie.' },
  par: { title: 'Par', description: 'Puntos por par.' },
  bogey: { title: 'Bogey', description: 'Puntos por bogey.' },
  doubleBogey: { title: 'Doble bogey o peor', description: 'Puntos por doble bogey o peor.' },
}
