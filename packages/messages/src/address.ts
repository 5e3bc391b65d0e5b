export const saveAddress = 'Save address';
export const saving = 'Saving';
export const editAddress = 'Edit address';
export const addAnAddress = 'Add an address';
export const notSavedYet = 'Your changes are not saved.';
export const discard = 'Discard changes';
export const keepEditing = 'Keep editing';

export const name = 'Name';
export const streetAddress = 'Street address';
export const unit = 'Unit, level, building';
export const townOrSuburb = 'Town or suburb';
export const state = 'State or territory';
export const postcode = 'Postcode';
export const company = 'Company';
export const useForDelivery = 'Use by default for delivery';
export const useForBills = 'Use by default for billing';

export const addresses = 'Addresses';
export const findTheAddress = 'Find the address';
export const enterManually = 'Enter the address manually';
export const orEnterBelow = 'Or enter it below.';
export const noneFoundEnterManually = 'Type the number, street and suburb, or enter it manually.';
export const noneFoundFillIn = 'Type the number, street and suburb, or fill in the fields below.';
