/** Beside the first helpline of each page. */
export const interpreter =
  'On y répond en anglais ; pour un interprète, appelez d’abord TIS National au 131 450.';
