/** A question that shoppers type into the search box, and where its answer is. */
export type HelpTopic = {
  readonly id:
    | 'orders'
    | 'returns'
    | 'delivery'
    | 'stores'
    | 'giftCards'
    | 'repairs'
    | 'payment'
    | 'contact'
    | 'prices'
    | 'collect'
    | 'recycling'
    | 'account'
    | 'guides'
    | 'terms'
    | 'jobs';
  /** What shoppers type. */
  readonly phrases: readonly string[];
  /** Finds the articles that answer it. */
  readonly articles: string;
  /** A page of the shop that answers it better than an article. */
  readonly path: string | null;
};

/** Phrases written one after another, with commas between them. */
const phrasesOf = (list: string): readonly string[] => list.split(',').map((phrase) => phrase.trim());

/** [D-8-13] Questions that any shop answers, the most specific first. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: 'orders',
    phrases: phrasesOf(`
      track my order, track order, track an order, order tracking, order status, where is my order,
      wheres my order, my order, my orders, find my order, cancel my order, cancel order, change my order,
      track delivery, track my delivery, track parcel, parcel, package, wheres my parcel, tracking, invoice, tax invoice,
      receipt, order history, past orders, previous orders
    `),
    articles: 'track an order',
    path: '/orders/find',
  },
  {
    id: 'stores',
    phrases: phrasesOf(`
      opening hours, open hours, store hours, trading hours, opening times, hours, stores, store, store locator,
      store finder, nearest store, shop near me, store near me, stores near me, find a store, locations, location,
      showroom, open today, open now, open sunday, open saturday, open late, open weekends, what time do you close,
      what time do you open, what time are you open, closing time, closing times, close today, store address, shops
    `),
    articles: '',
    path: '/stores',
  },
  {
    id: 'collect',
    phrases: phrasesOf(`
      click and collect, click collect, pick up, pickup, pick up in store, collect, collect in store, collection
    `),
    articles: 'collect',
    path: null,
  },
  {
    id: 'giftCards',
    phrases: phrasesOf(`
      gift card balance, check gift card balance, check balance, gift card, gift cards, giftcard, gift voucher, voucher, vouchers, check gift card,
      gift certificate, egift card, gift, gifts, gift ideas, present, presents
    `),
    articles: 'gift cards',
    path: null,
  },
  {
    id: 'returns',
    phrases: phrasesOf(`
      return, returns, returns policy, return policy, refund, refunds, refund policy, exchange, exchanges,
      send back, sending back, returning, money back, change of mind, faulty, broken, warranty, warranties, warranty claim, guarantee,
      consumer guarantee, damaged
    `),
    articles: 'returns',
    path: null,
  },
  {
    id: 'repairs',
    phrases: phrasesOf(`
      repair, repairs, repair plan, repair plans, extended warranty, service, servicing, protection plan,
      insurance
    `),
    articles: 'repair plans',
    path: null,
  },
  {
    id: 'delivery',
    phrases: phrasesOf(`
      delivery, deliveries, deliver, delivered, shipping, ship, postage, delivery cost, delivery fee, delivery times, delivery time,
      free delivery, free shipping, same day delivery, next day delivery, installation, install, installer, installed, removal,
      old appliance removal
    `),
    articles: 'delivery',
    path: null,
  },
  {
    id: 'recycling',
    phrases: phrasesOf(`
      recycling, recycle, e waste, ewaste, old fridge removal, take away old fridge, remove old, removing old, take away old,
      recycle old, old pickup, old pick up, disposal, trade in, take old away, take old, take my old away, collect old,
      pick up old, get rid of old, haul away, haul away old, dispose of old
    `),
    articles: 'recycling',
    path: null,
  },
  {
    id: 'payment',
    phrases: phrasesOf(`
      payment, payments, payment methods, payment options, ways to pay, pay, afterpay, zip, zip pay, zippay,
      klarna, paypal, apple pay, google pay, buy now pay later, instalments, installments, interest free, finance,
      lay by, layby, credit card
    `),
    articles: 'pay',
    path: null,
  },
  {
    id: 'prices',
    phrases: phrasesOf(`
      price match, price matching, price promise, price beat, price guarantee, best price, match price
    `),
    articles: 'price promise',
    path: null,
  },
  {
    id: 'contact',
    phrases: phrasesOf(`
      contact, contact us, contacts, phone number, email address, customer service, customer support, support,
      help, call, chat, live chat, complaint, complaints, feedback, talk to someone
    `),
    articles: 'contact',
    path: null,
  },
  {
    id: 'account',
    phrases: phrasesOf(`
      my account, account, sign in, signin, log in, login, password, forgot password, reset password, sign up,
      register
    `),
    articles: '',
    path: '/account',
  },
  {
    id: 'guides',
    phrases: phrasesOf(`
      buying guide, buying guides, guide, guides, choose, choosing, advice, compare, size guide, size, what size
    `),
    articles: 'buying guides',
    path: null,
  },
  {
    id: 'terms',
    phrases: phrasesOf(`
      terms and conditions, terms, conditions, terms of sale, terms of service, terms of use
    `),
    articles: 'terms of sale',
    path: null,
  },
  {
    id: 'jobs',
    phrases: phrasesOf(`
      jobs, careers, work for you, vacancies, employment
    `),
    articles: 'careers',
    path: null,
  },
];
