import type { words as en } from '../en/formatSettings.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  strokePlay: {
    score: {
      title: 'Resultado',
      description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.',
    },
  },
  maximumScore: {
    limit: {
      title: 'Límite',
      description: 'El doble del par, unos golpes sobre par, un número fijo, o par + 2 + los golpes recibidos.',
    },
    strokes: {
      title: 'Golpes',
      description: 'Los golpes sobre par, o el número fijo, cuando el límite es uno de estos.',
    },
  },
  peoria: {
    secretHoles: {
      title: 'Hoyos secretos',
      description: 'Seis hoyos, o doce en el nuevo Peoria; hasta que se sortean, todos cuentan en bruto.',
    },
    percent: {
      title: 'Porcentaje',
      description: 'Qué parte de los golpes sobre par extrapolados es el hándicap.',
    },
    limit: {
      title: 'Límite de un hoyo',
      description: 'Lo máximo que cuenta un hoyo: el doble del par, o tres sobre par.',
    },
  },
  modifiedStableford: {
    albatross: {
      title: 'Albatros o mejor',
      description: 'Puntos por albatros o mejor.',
    },
    eagle: {
      title: 'Eagle',
      description: 'Puntos por eagle.',
    },
    birdie: {
      title: 'Birdie',
      description: 'Puntos por birdie.',
    },
    par: {
      title: 'Par',
      description: 'Puntos por par.',
    },
    bogey: {
      title: 'Bogey',
      description: 'Puntos por bogey.',
    },
    doubleBogey: {
      title: 'Doble bogey o peor',
      description: 'Puntos por doble bogey o peor.',
    },
  },
  quota: {
    base: {
      title: 'Base para 18 hoyos',
      description: '36, o 39 en Chicago; a una vuelta más corta le toca su parte.',
    },
    notBelowZero: {
      title: 'Sin cuotas negativas',
      description: 'Un hándicap por encima de la base da una cuota de cero.',
    },
    carried: {
      title: 'La cuota sigue al resultado',
      description: 'Para la vuelta siguiente la cuota sube la mitad del resultado, o baja si este es negativo.',
    },
  },
  bestBall: {
    score: {
      title: 'Resultado',
      description: 'Bruto, neto, o unas bolas en bruto y otras en neto de jugadores distintos.',
    },
    by: {
      title: 'Número de bolas',
      description: 'El mismo en todos los hoyos, o según el hoyo, el par, cada nueve o el sexo.',
    },
    count: {
      title: 'Bolas',
      description: 'Bolas que cuentan; como máximo, tantas como jugadores tiene el equipo.',
    },
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
    sameBall: {
      title: 'Misma bola dos veces',
      description: 'Una misma bola puede contar en bruto y en neto.',
    },
  },
  loneRanger: {
    others: {
      title: 'Otras bolas',
      description: 'Cuántos resultados de los demás cuentan junto al del jugador de turno.',
    },
    turns: {
      title: 'Turnos',
      description:
        'De quién debe contar el resultado primero, segundo…: por nombre o en el orden fijado por el equipo.',
    },
  },
  matchPlay: {
    strokes: {
      title: 'Golpes',
      description: 'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
    },
    count: {
      title: 'Bolas',
      description: 'Cuántas de las mejores bolas de un bando cuentan en un hoyo.',
    },
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
  },
  skins: {
    score: {
      title: 'Resultado',
      description: 'Bruto, neto, o neto en el que el empate lo gana quien no recibió golpe en el hoyo.',
    },
    strokes: {
      title: 'Golpes',
      description: 'Golpes completos, la mitad, o por diferencia con el hándicap más bajo.',
    },
    carryOver: {
      title: 'Los empates se acumulan',
      description: 'El skin de un hoyo empatado se suma al siguiente; si no, no lo gana nadie.',
    },
    validation: {
      title: 'Validación',
      description: 'Un skin solo cuenta si su ganador hace par o mejor en el hoyo siguiente.',
    },
    unfinished: {
      title: 'Hoyos que alguien no ha terminado',
      description:
        'Siguen abiertos, o se deciden entre quienes los han terminado: para una tarjeta que ya nadie va a terminar.',
    },
    unclaimed: {
      title: 'Skins que nadie ganó',
      description:
        'Su dinero se reparte entre los skins ganados (si no hay, se devuelve), se devuelve o se guarda para un play-off.',
    },
  },
  holeScore: {
    test: {
      title: 'Un hoyo cuenta si su resultado es',
      description: 'Como máximo, exactamente o como mínimo el valor.',
    },
    against: {
      title: 'Valor en',
      description: 'Golpes al par (un birdie es -1), o golpes (un hoyo en dos golpes es 2).',
    },
    value: {
      title: 'Valor',
      description: 'Con qué se compara el resultado de un hoyo.',
    },
  },
  ringer: {
    score: {
      title: 'Resultado',
      description: 'El mejor bruto, el mejor neto, o el mejor bruto menos los golpes del último hándicap de juego.',
    },
  },
  pointsPerHole: {
    points: {
      title: 'Puntos por puesto',
      description:
        'Para el mejor resultado del hoyo, el segundo, el tercero ...; los demás puestos no reciben ninguno.',
    },
  },
  bestTotals: {
    count: {
      title: 'Tarjetas',
      description: 'Cuántas de las mejores tarjetas de un equipo cuentan en cada vuelta.',
    },
  },
  vegas: {
    flip: {
      title: 'El birdie da la vuelta',
      description:
        'Un birdie da la vuelta al número de los rivales, el resultado más alto primero, si ellos no tienen otro.',
    },
  },
} satisfies WordsLike<typeof en>
