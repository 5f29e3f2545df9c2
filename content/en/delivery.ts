import { factsFor } from '../../site/facts';

const facts = factsFor('en');

/** What the enquiry form says where a form service is connected. */
export const delivery = {
  busy: 'Sending…',
  failure: {
    title: 'Your enquiry wasn’t sent',
    description: `Nothing is lost: all you wrote is still in the form. Please try again in a little while, or call me on ${facts.phone}.`,
  },
};

export type DeliveryWords = typeof delivery;
