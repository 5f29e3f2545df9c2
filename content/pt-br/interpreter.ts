/** Beside the first helpline of each page: how a caller is understood on 000, and on this line (`o 1800RESPECT`). */
export const interpreter = (line: string) =>
  `No 000, peça primeiro “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância) e depois diga “Portuguese interpreter”. Para falar em português com ${line}, ligue para o TIS National, 131\u00a0450, diga “Portuguese” e peça a ligação com essa linha.`;
