/** What the enquiry form says where a form service is connected. */
export const delivery = {
  busy: 'Sending…',
  failure: {
    title: 'Your enquiry wasn’t sent',
    description:
      'Nothing is lost: all you wrote is still in the form. Please try again in a little while, or call me on {phone}.',
  },
  /** Where the service refuses what was written: the same again would be refused again. */
  refusal: {
    title: 'Please check your email address',
    description:
      'Your enquiry wasn’t sent: the service that delivers it has refused something in it, most often the email address. All you wrote is still in the form. Correct the address and send it again, or call me on {phone}.',
  },
};

export type DeliveryWords = typeof delivery;
