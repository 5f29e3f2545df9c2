/** What happens to what one of two tells alone: the same on every page for two. */
export const secrets =
  'Lo que me cuente a solas no se lo digo a su pareja, y nada de lo que me diga sobre su seguridad le llega nunca. Si el trabajo en común depende de algo que usted ha callado, le ayudo a decirlo. Si las sesiones de pareja tienen que terminar, antes preparamos usted y yo, a solas, qué se dice de ello y cuándo. Siempre puede hablarme a solas de su seguridad.';
