export { DEMO_CUSTOMER, generateCustomers } from './demo-customer.ts';
export { generateOrders } from './generate-orders.ts';
