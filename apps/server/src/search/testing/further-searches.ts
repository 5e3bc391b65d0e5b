import { FRIDGES, VACUUMS } from './everyday-searches.ts';

const WASHERS = /^(Front|Top)-load washers$/;
const DISHWASHERS = /^Dishwashers$/;
const TELEVISIONS = /^Televisions$/;
const LAPTOPS = /^Laptops$/;
const KITCHEN = /(machines|fryers|kettles|toasters|presses|blenders|mixers|processors|multicookers|cookers|makers)/i;

/** A second walk: what people type, and the kind that must come first. */
export const FURTHER_FIRST: readonly (readonly [string, RegExp])[] = [
  // misspelt
  ['dish washa', DISHWASHERS],
  ['washin machene', WASHERS],
  ['refrigorator', FRIDGES],
  ['vaccume cleaner for carpet', VACUUMS],
  ['toastr', /^Toasters/],
  ['hedphones wireless', /^Headphones$/],
  ['head fones', /^Headphones$/],
  ['lap tob', LAPTOPS],
  ['cofee maker', /machines$/],
  ['rangehoood', /^Rangehoods$/],
  ['air purifer', /^Air purifiers/],
  ['hair straightner', /stylers$/],
  // not finished
  ['refriger', FRIDGES],
  ['televi', TELEVISIONS],
  ['vacuu', VACUUMS],
  // joined and split
  ['micro wave', /^Microwaves$/],
  ['stove top', /cooktops$/],
  ['coffeemachine', /machines$/],
  ['ear phones', /^Earbuds$/],
  ['hairdryer', /^Hair dryers/],
  ['fridge/freezer', FRIDGES],
  ['powerbank', /power banks$/],
  // goods of any kind
  ['kitchen appliances', /(fridges|machines|fryers|ovens|cooktops|dishwashers|microwaves|rangehoods|toasters)/i],
  ['small kitchen appliances', KITCHEN],
  ['home appliances', /(fridges|washers|machines|conditioners|dryers|dishwashers)/i],
  ['appliances', /(fridges|washers|machines|conditioners|dryers|dishwashers)/i],
  ['cooking appliances', /(ovens|cooktops|microwaves|rangehoods|cookers)$/i],
  ['electronics', /(televisions|headphones|routers|laptops|phones)/i],
  // American and everyday names
  ['cell phone case', /^Bags and cases$/],
  ['clothes washer', WASHERS],
  ['icebox', /^Bar fridges$/],
  ['wash and dry combo', /^Washer dryers$/],
  ['wifi speaker', /^Smart lights, displays and speakers$/],
  ['whitegoods', /(fridges|washers|dryers|dishwashers)/i],
  ['water filter', /^Fridge water filters$/],
  ['microwave convection', /^Microwaves$/],
];

/** Words that become filters: what every product must pass. */
export const FURTHER_FILTERED: readonly (readonly [string, RegExp, string])[] = [
  // households
  ['fridge for a family of 5', FRIDGES, 'minCapacityL=600'],
  ['fridge for family of four', FRIDGES, 'minCapacityL=450&maxCapacityL=600'],
  ['fridge for two people', FRIDGES, 'minCapacityL=300&maxCapacityL=450'],
  ['washing machine for family of 5', WASHERS, 'minCapacityKg=10'],
  ['dishwasher for a big family', DISHWASHERS, 'minPlaces=14'],
  // prices in words
  ['lap tops under a thousand', LAPTOPS, 'maxPrice=1000'],
  ['kettle under fifty dollars', /^Kettles$/, 'maxPrice=50'],
  ['tv less than a grand', TELEVISIONS, 'maxPrice=1000'],
  ['tv between five hundred and a thousand', TELEVISIONS, 'minPrice=500&maxPrice=1000'],
  ['half price tv', TELEVISIONS, 'sale=true'],
  ['best value dishwasher', DISHWASHERS, 'maxPrice=819'],
  ['espresso mashine under 600', /^Espresso machines$/, 'maxPrice=600'],
  // units
  ['65in telly', TELEVISIONS, 'minScreenInches=64.5&maxScreenInches=65.5'],
  ['10 litre air fryer', /^Air fryers$/, 'minCapacityL=9.5&maxCapacityL=10.5'],
  ['7 kilo washer', WASHERS, 'minCapacityKg=6.75&maxCapacityKg=7.25'],
  ['2.5kw air conditioner', /air conditioners/, 'minCoolKw=2.38&maxCoolKw=2.63'],
  ['16gb ram laptop', LAPTOPS, 'minMemoryGb=15.6&maxMemoryGb=16.4'],
  ['fridge under 600 litres', FRIDGES, 'maxCapacityL=600'],
  // qualities and looks
  ['most energy efficient fridge', FRIDGES, 'minEnergyStars=3.5'],
  ['small dishwasher', DISHWASHERS, 'maxPlaces=14'],
  ['apartment size dishwasher', DISHWASHERS, 'maxPlaces=14'],
  ['matt black fridge', FRIDGES, 'finish=Matte+black'],
  ['diswasher silver', DISHWASHERS, 'finish=Stainless'],
  ['blue toaster', /^Toasters/, 'finish=Sky+blue'],
];

/** Questions, and the page that answers them first. */
export const FURTHER_QUESTIONS: readonly (readonly [string, string])[] = [
  ['can i return an opened item', 'articles/help/returns'],
  ['exchange faulty kettle', 'articles/help/returns'],
  ['do you take old fridge away', 'articles/about/recycling'],
  ['how long does delivery take', 'articles/help/delivery-and-installation'],
  ['is delivery free', 'articles/help/delivery-and-installation'],
  ['change delivery date', 'articles/help/delivery-and-installation'],
  ['are you open on sunday', '/stores'],
  ['sydney opening hours', 'stores/alexandria'],
  ['store in geelong', 'stores/waurn-ponds'],
  ['when does my order arrive', '/orders/find'],
  ['can i pay with afterpay', 'articles/help/ways-to-pay'],
  ['gift for mum', 'articles/help/gift-cards'],
];
