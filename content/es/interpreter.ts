/** Beside the first helpline of each page: how a caller is understood. 000 has interpreters of its own; TIS is for the other lines. */
export const interpreter = (line: string) =>
  `Al 000, pida primero «Police» (policía), «Fire» (bomberos) o «Ambulance» (ambulancia) y después diga «Spanish interpreter». En ${line} contestan en inglés: para hablar con intérprete, llame al TIS National, 131\u00a0450, diga «Spanish» y pida que le comuniquen con la línea.`;
