/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets = [
  {
    title: 'Lo que me cuente a solas',
    text: 'Lo que me cuente a solas no lo repito, y lo que me diga sobre su seguridad no se lo digo a su pareja. Si usted corre peligro y tengo que avisar a la policía o a otro servicio, les aviso a ellos y no a su pareja, y lo hablo antes con usted siempre que sea seguro. Si creo que usted podría hacerle un daño grave a su pareja, puede que advierta a esa persona y llame a la policía. Otra excepción es un tribunal: si me ordena entregar mis notas, es posible que su pareja llegue a verlas, aunque usted o yo podemos pedir al tribunal que las mantenga en privado. Antes de contarme algo así, pregúnteme qué anoto.',
  },
  {
    title: 'Si queda algo sin decir',
    text: 'Si el trabajo en común depende de algo que usted ha callado, le ayudo a decirlo; si prefiere no hacerlo, puede que yo tenga que poner fin a las sesiones de pareja, sin explicar por qué. Si las sesiones de pareja tienen que terminar, antes preparamos usted y yo, a solas, qué se dice de ello y cuándo. Siempre puede hablarme a solas de su seguridad.',
  },
];

/** That some things are told to others after all: the same on every service page. */
export const limits = 'Hay límites, y los repasamos antes de empezar.';

/** Whom they are told, and when: the same on every service page. */
export const exceptions = [
  {
    title: 'Cuando alguien corre peligro',
    text: 'Si alguien corre un peligro grave o hay un menor en riesgo, puede que tenga que avisar a otras personas.',
  },
  {
    title: 'Abuso de un menor',
    text: 'En Queensland, toda persona adulta tiene que informar a la policía si un adulto abusa sexualmente de un menor, aunque el abuso ya haya terminado. Si le ocurrió a usted y ahora es una persona adulta, puede decir que no quiere que se denuncie. Aun así, quizá yo tenga que avisar si otro menor puede estar en peligro ahora. Pregúnteme por esto antes de contarme más.',
  },
  {
    title: 'Los tribunales y mis notas',
    text: 'Un tribunal puede ordenarme que entregue mis notas o que diga lo que sé, como ocurre en algunas separaciones. Si usted ha sufrido un delito sexual, la ley de Queensland protege lo que cuenta en terapia: en un proceso penal o de órdenes de protección, nadie puede exigirlo ni usarlo sin permiso previo del tribunal, y Legal Aid Queensland le ayuda gratis con eso (Counselling Notes Protect).',
  },
  {
    title: 'Mi supervisión',
    text: 'Hablo de mi trabajo con alguien que lo supervisa y que no llega a saber cómo se llama usted.',
  },
];

export const report = {
  title: 'Un informe a su médico',
  text: 'Si un médico de cabecera (GP) le deriva con un plan, ese médico recibe un informe mío.',
};

/** Before what is said of violence at home. */
export const watchedPhone = {
  title: '¿Alguien le revisa el teléfono?',
  text: 'Si alguien le revisa el teléfono, use, si puede, otro al que solo usted tenga acceso: esta página, las llamadas y los SMS dejan rastro.',
};

/** For someone who was made to have sex, by a partner too. */
export const forcedSex = {
  title: 'Violación o sexo no deseado',
  text: 'Si alguien le obligó a tener sexo, o siguió cuando usted no quería, un hospital puede ayudarle ahora, sin que tenga que decidir nada sobre la policía, y también 1800RESPECT, 1800 737 732, y, en Queensland, la Sexual Assault Helpline (agresiones sexuales), 1800 010 120, de 7:30 a 23:30.',
};
