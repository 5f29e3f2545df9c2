/** Beside the first helpline of each page: how a caller is understood. 000 has interpreters of its own. */
export const interpreter =
  'Au 000, demandez « Police », « Fire » (pompiers) ou « Ambulance », puis dites « French interpreter ». Les lignes d’écoute répondent en anglais ; pour leur parler avec un interprète, appelez TIS National au 131 450.';
