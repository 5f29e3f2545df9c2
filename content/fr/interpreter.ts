/** Beside the first helpline of each page: how a caller is understood. 000 has interpreters of its own; TIS is for the other lines. */
export const interpreter =
  'Au 000, dites d’abord « Police », « Fire » (pompiers) ou « Ambulance », puis votre ville et votre État, puis « French interpreter », et ne raccrochez pas. Les lignes d’écoute répondent en anglais, par SMS aussi ; pour leur parler avec un interprète, appelez TIS National au 131 450, jour et nuit, dites « French », puis le nom et le numéro de la ligne. L’interprète doit garder le secret.';
