/** Beside the first helpline of each page: how a caller is understood on 000, and on this line (`o 1800RESPECT`). */
export const interpreter = (line: string) =>
  `No 000, diga primeiro “Police” (polícia), “Fire” (bombeiros) ou “Ambulance” (ambulância), depois “Portuguese interpreter”, e não desligue; se puder, diga logo o endereço, a cidade e o estado. As linhas de apoio atendem em inglês: para falar em português com ${line}, ligue a qualquer hora para o TIS National, 131\u00a0450, diga “Portuguese” e, com o intérprete na linha, dê o nome e o número do serviço.`;
