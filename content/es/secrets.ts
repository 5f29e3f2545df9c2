export const secrets =
  'Lo que uno de ustedes me cuente a solas no se lo digo al otro. Si el trabajo en común depende de ello, le ayudo a decirlo; si no puede, dejamos las sesiones de pareja y no digo por qué. De su seguridad puede hablarme siempre en privado.';
