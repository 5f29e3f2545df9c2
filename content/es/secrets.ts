/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets =
  'Lo que me cuente a solas no se lo digo a su pareja, y nada de lo que me diga sobre su seguridad le llega nunca. Si el trabajo en común depende de algo que usted ha callado, le ayudo a decirlo. Si las sesiones de pareja tienen que terminar, antes preparamos usted y yo, a solas, qué se dice de ello y cuándo. Siempre puede hablarme a solas de su seguridad.';

/** What is told to others after all: the same on every service page. */
export const limits =
  'Hay límites, y los repasamos antes de empezar. Si alguien corre un peligro grave o hay un menor en riesgo, puede que tenga que avisar a otras personas. Un tribunal puede pedir mis notas o lo que sé, como ocurre en algunas separaciones. Si un médico de cabecera (GP) le deriva con un plan, ese médico recibe un informe mío. Y hablo de mi trabajo con alguien que lo supervisa y que no llega a saber cómo se llama usted.';
