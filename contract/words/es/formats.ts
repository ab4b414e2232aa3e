import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Se suman los golpes de todos los hoyos, en neto tras descontar el hándicap de juego; gana quien menos suma.',
      withoutScore: 'Un hoyo sin resultado, también con la bola levantada, deja la vuelta sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    maximumScore: {
      name: 'Puntuación máxima',
      description: 'Stroke play en el que un hoyo nunca cuenta más que el límite, sean cuantos sean los golpes.',
      withoutScore: 'Un hoyo sin resultado cuenta como el límite, también si no se ha jugado.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        limit: {
          title: 'Límite',
          description: 'El doble del par, unos golpes sobre par, un número fijo, o par + 2 + los golpes recibidos.',
        },
        strokes: {
          title: 'Golpes',
          description: 'Los golpes sobre par, o el número fijo, cuando el límite es uno de estos.',
        },
      },
    },
    callaway: {
      name: 'Callaway',
      description:
        'Los peores hoyos de la vuelta se convierten en el hándicap, según una tabla; ninguno cuenta más del doble del par.',
      withoutScore: 'La bola levantada cuenta el doble del par; hasta tener todos los hoyos no hay hándicap ni total.',
      settings: {},
    },
    peoria: {
      name: 'Peoria',
      description:
        'Los golpes en unos hoyos secretos, extrapolados a toda la vuelta, menos el par y por un porcentaje, dan el hándicap.',
      withoutScore: 'La bola levantada cuenta como el límite; hasta tener todos los hoyos no hay hándicap ni total.',
      settings: {
        secretHoles: {
          title: 'Hoyos secretos',
          description: 'Seis hoyos, o doce en el nuevo Peoria; hasta que se sortean, todos cuentan en bruto.',
        },
        percent: { title: 'Porcentaje', description: 'Qué parte de los golpes sobre par extrapolados es el hándicap.' },
        limit: {
          title: 'Límite de un hoyo',
          description: 'Lo máximo que cuenta un hoyo: el doble del par, o tres sobre par.',
        },
      },
    },
    system36: {
      name: 'System 36',
      description: 'Dos puntos por el par o mejor, uno por el bogey; 36 menos los puntos es el hándicap de la vuelta.',
      withoutScore: 'Un hoyo sin resultado deja la vuelta sin resultado válido.',
      settings: {},
    },
    stableford: {
      name: 'Stableford',
      description: 'Par: 2 puntos; cada golpe bajo par, uno más; un golpe sobre par, 1 punto; peor, ninguno.',
      withoutScore: 'Un hoyo sin resultado no da puntos, ni tampoco una vuelta que falta en un total de varias.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    modifiedStableford: {
      name: 'Stableford modificado',
      description:
        'Puntos por cada resultado al par, según su propia tabla: un birdie vale más de lo que cuesta un bogey.',
      withoutScore: 'La bola levantada cuenta como doble bogey o peor; un hoyo no jugado no da ni quita puntos.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        albatross: { title: 'Albatros o mejor', description: 'Puntos por albatros o mejor.' },
        eagle: { title: 'Eagle', description: 'Puntos por eagle.' },
        birdie: { title: 'Birdie', description: 'Puntos por birdie.' },
        par: { title: 'Par', description: 'Puntos por par.' },
        bogey: { title: 'Bogey', description: 'Puntos por bogey.' },
        doubleBogey: { title: 'Doble bogey o peor', description: 'Puntos por doble bogey o peor.' },
      },
    },
    quota: {
      name: 'Cuota (Chicago)',
      description: 'Puntos por cada hoyo, en bruto, menos una cuota: la base menos el hándicap de juego.',
      withoutScore: 'Un hoyo sin resultado no da puntos.',
      settings: {
        albatross: { title: 'Albatros o mejor', description: 'Puntos por albatros o mejor.' },
        eagle: { title: 'Eagle', description: 'Puntos por eagle.' },
        birdie: { title: 'Birdie', description: 'Puntos por birdie.' },
        par: { title: 'Par', description: 'Puntos por par.' },
        bogey: { title: 'Bogey', description: 'Puntos por bogey.' },
        doubleBogey: { title: 'Doble bogey o peor', description: 'Puntos por doble bogey o peor.' },
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
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford en el que, tras un birdie o mejor, el hoyo siguiente vale el doble; tras dos seguidos, el cuádruple, y así.',
      withoutScore: 'Un hoyo sin resultado no da puntos y corta la racha.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    bestBall: {
      name: 'Mejor bola',
      description:
        'En cada hoyo cuentan los mejores resultados del equipo: tantos como elija, en bruto, en neto o de ambos.',
      withoutScore: 'Un hoyo con menos resultados de los que deben contar deja al equipo sin resultado válido.',
      settings: {
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
        sameBall: { title: 'Misma bola dos veces', description: 'Una misma bola puede contar en bruto y en neto.' },
      },
    },
    fourBall: {
      name: 'Fourball',
      description: 'Dos compañeros juegan cada uno su bola; en cada hoyo cuenta el mejor resultado de los dos.',
      withoutScore: 'Basta un resultado en cada hoyo; un hoyo sin ninguno deja al bando sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    aggregate: {
      name: 'Suma (Copa Canadá)',
      description: 'Se suman los resultados de todos los jugadores del equipo.',
      withoutScore: 'Un hoyo en el que a un jugador le falta el resultado deja al equipo sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    shamble: {
      name: 'Shamble',
      description: 'Todos siguen desde el mejor drive, cada uno con su bola; cuentan los mejores resultados.',
      withoutScore: 'Un hoyo con menos resultados de los que deben contar deja al equipo sin resultado válido.',
      settings: {
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
        sameBall: { title: 'Misma bola dos veces', description: 'Una misma bola puede contar en bruto y en neto.' },
      },
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'En cada hoyo debe contar el resultado de un jugador, por turno en el equipo, con los mejores de los demás.',
      withoutScore: 'Un hoyo en el que el jugador de turno no tiene resultado deja al equipo sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
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
    },
    bestBallStableford: {
      name: 'Mejor bola Stableford',
      description: 'En cada hoyo cuentan los mejores puntos Stableford del equipo, de tantas bolas como elija.',
      withoutScore: 'Una bola sin resultado no da puntos.',
      settings: {
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
        sameBall: { title: 'Misma bola dos veces', description: 'Una misma bola puede contar en bruto y en neto.' },
      },
    },
    scramble: {
      name: 'Scramble',
      description:
        'Todos los del equipo juegan cada golpe desde donde está la mejor bola; hay un resultado por equipo y hoyo.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    foursomes: {
      name: 'Foursome',
      description: 'Dos compañeros juegan una sola bola a golpes alternos y se turnan en las salidas.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    greensomes: {
      name: 'Greensome',
      description: 'Salen los dos compañeros, eligen una de las dos bolas y siguen con ella a golpes alternos.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    chapman: {
      name: 'Greensome Chapman (Pinehurst)',
      description:
        'Salen los dos, cada uno da el segundo golpe a la bola del otro y después siguen con una sola a golpes alternos.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Bando contra bando, hoyo a hoyo, en los partidos que usted crea; puntos por partidos, por nueve hoyos y por hoyos.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
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
          description:
            'Empieza una apuesta nueva cuando un bando va abajo por tantos hoyos en la última; 0: sin press.',
        },
      },
    },
    nassau: {
      name: 'Nassau',
      description:
        'Tres partidos en uno: un punto por los primeros nueve, uno por los segundos y uno por todos los hoyos.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
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
          description:
            'Empieza una apuesta nueva cuando un bando va abajo por tantos hoyos en la última; 0: sin press.',
        },
      },
    },
    fieldMatches: {
      name: 'Todos contra todos',
      description: 'Cada bando tiene un partido contra cada uno de los demás.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
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
          description:
            'Empieza una apuesta nueva cuando un bando va abajo por tantos hoyos en la última; 0: sin press.',
        },
      },
    },
    wheel: {
      name: 'Rueda (wheel)',
      description: 'Un jugador, o varios juntos, contra todos los demás: cada jugador, o cada grupo de igual número.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
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
          description:
            'Empieza una apuesta nueva cuando un bando va abajo por tantos hoyos en la última; 0: sin press.',
        },
      },
    },
    skins: {
      name: 'Skins',
      description:
        'Gana el hoyo quien hace en solitario el mejor resultado de todos; la bolsa se reparte entre los skins ganados.',
      withoutScore:
        'Quien levanta la bola o se retira no puede ganar el hoyo; quien no llegó a salir no entra en la bolsa; mientras a alguien le falte jugar un hoyo, este sigue abierto.',
      settings: {
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
    },
    holeScore: {
      name: 'Premio por resultado en un hoyo',
      description:
        'Hoyos en dos golpes, birdies o cualquier otro resultado: cada uno se lleva una parte igual de la bolsa.',
      withoutScore: 'Un hoyo sin resultado no gana nada.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        test: {
          title: 'Un hoyo cuenta si su resultado es',
          description: 'Como máximo, exactamente o como mínimo el valor.',
        },
        against: {
          title: 'Valor en',
          description: 'Golpes al par (un birdie es -1), o golpes (un hoyo en dos golpes es 2).',
        },
        value: { title: 'Valor', description: 'Con qué se compara el resultado de un hoyo.' },
      },
    },
    winnerTrash: {
      name: 'Premios especiales',
      description:
        'Bola más cercana, drive más largo, sorteo y similares: usted introduce quién ganó; pueden compartirlo varios.',
      withoutScore: 'Los resultados no cuentan.',
      settings: {},
    },
    ringer: {
      name: 'Ecléctica (ringer)',
      description: 'Una sola tarjeta de todas las vueltas: en cada hoyo, el mejor resultado que hizo allí el jugador.',
      withoutScore:
        'Un hoyo sin resultado espera a otra vuelta; la tarjeta está completa cuando lo tienen todos los hoyos.',
      settings: {
        score: {
          title: 'Resultado',
          description: 'El mejor bruto, el mejor neto, o el mejor bruto menos los golpes del último hándicap de juego.',
        },
      },
    },
    parBogey: {
      name: 'Contra par (Par/Bogey)',
      description: 'Cada hoyo se gana (+1), se empata o se pierde (-1) contra el par; gana el mejor saldo.',
      withoutScore: 'Un hoyo sin resultado se pierde.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    teamMatch: {
      name: 'Match por equipos (Ryder Cup)',
      description: 'Partidos que usted crea; sus puntos van a los equipos para los que juegan los bandos.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
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
          description:
            'Empieza una apuesta nueva cuando un bando va abajo por tantos hoyos en la última; 0: sin press.',
        },
      },
    },
    pointsPerHole: {
      name: 'Puntos por hoyo (5-3-1)',
      description:
        'En cada hoyo los jugadores de un grupo se ordenan y reciben puntos por puesto; los empatados reciben la media.',
      withoutScore:
        'Quien levanta la bola o se retira queda último en el hoyo; mientras a alguien le falte jugar un hoyo, este sigue abierto.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        points: {
          title: 'Puntos por puesto',
          description:
            'Para el mejor resultado del hoyo, el segundo, el tercero ...; los demás puestos no reciben ninguno.',
        },
      },
    },
    bestTotals: {
      name: 'Mejores totales',
      description: 'Equipos de cualquier tamaño; se suman las mejores tarjetas completas de cada vuelta.',
      withoutScore:
        'Una tarjeta incompleta no cuenta en su vuelta; con muy pocas tarjetas el equipo se queda sin total.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        count: {
          title: 'Tarjetas',
          description: 'Cuántas de las mejores tarjetas de un equipo cuentan en cada vuelta.',
        },
      },
    },
    bestTotalsStableford: {
      name: 'Mejores totales Stableford',
      description:
        'Equipos de cualquier tamaño; se suman los puntos Stableford de las mejores tarjetas de cada vuelta.',
      withoutScore: 'Un hoyo sin resultado no da puntos; si hay menos tarjetas, cuentan las que haya.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        count: {
          title: 'Tarjetas',
          description: 'Cuántas de las mejores tarjetas de un equipo cuentan en cada vuelta.',
        },
      },
    },
    fourBallParBogey: {
      name: 'Fourball contra par (Par/Bogey)',
      description: 'Dos compañeros juegan cada uno su bola contra el par; en cada hoyo cuenta el mejor resultado.',
      withoutScore: 'Basta un resultado en cada hoyo; un hoyo sin ninguno se pierde.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
      },
    },
    lowHighBall: {
      name: 'Bola baja y bola alta',
      description:
        'Dos contra dos: en cada hoyo, un punto para la mejor de las bolas bajas y otro para la mejor de las altas.',
      withoutScore:
        'Una bola levantada pierde contra cualquier otra; un hoyo que alguien tiene por jugar queda abierto.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
        },
      },
    },
    vegas: {
      name: 'Vegas',
      description:
        'Dos contra dos: en cada hoyo los dos resultados de un bando forman un número; el más bajo gana la diferencia.',
      withoutScore: 'Una bola levantada cuenta el doble del par; un hoyo que alguien tiene por jugar queda abierto.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
        },
        flip: {
          title: 'El birdie da la vuelta',
          description:
            'Un birdie da la vuelta al número de los rivales, el resultado más alto primero, si ellos no tienen otro.',
        },
      },
    },
    sixes: {
      name: 'Sixes',
      description:
        'Cuatro jugadores en parejas que cambian cada seis hoyos; la mejor bola da un punto a los dos compañeros.',
      withoutScore:
        'Una bola levantada pierde contra cualquier otra; un hoyo que alguien tiene por jugar queda abierto.',
      settings: {
        score: { title: 'Resultado', description: 'Bruto cuenta los golpes dados; neto descuenta los recibidos.' },
        strokes: {
          title: 'Golpes',
          description:
            'Por diferencia con el hándicap más bajo del partido, o el hándicap de juego completo para todos.',
        },
      },
    },
  },
  // What a setting can be.
  choices: {
    gross: 'bruto',
    net: 'neto',
    netOfLatest: 'neto con el último hándicap',
    grossTrumpsNet: 'neto, prima el bruto',
    mixed: 'bruto y neto',
    toPar: 'al par',
    strokes: 'golpes',
    round: 'igual en todos los hoyos',
    hole: 'por hoyo',
    par: 'por par',
    nine: 'por nueve hoyos',
    gender: 'por sexo',
    doublePar: 'doble del par',
    parPlus3: 'par + 3',
    overPar: 'sobre par',
    fixed: 'fijo',
    netDoubleBogey: 'doble bogey neto',
    full: 'completos',
    half: 'la mitad',
    offLow: 'por diferencia',
    atMost: 'como máximo',
    exactly: 'exactamente',
    atLeast: 'como mínimo',
    shared: 'repartido',
    refunded: 'devuelto',
    kept: 'guardado',
    open: 'abiertos',
    passed: 'decididos',
    byName: 'por nombre',
    asSet: 'según el equipo',
  },
} satisfies WordsLike<typeof en>
