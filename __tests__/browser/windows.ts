/** The window sizes in which screens are tested. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
type Window = keyof typeof windows;
