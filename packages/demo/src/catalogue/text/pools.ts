import type { Reader } from '../recipe/reader.ts';

/** Sentences that any family with these facts may use. */

export const FITS_FLOOR = [
  'It is {widthMm} mm wide, {heightMm} mm high and {depthMm} mm deep; leave 20 mm of air on each side and 50 mm above.',
  'Measure for {widthMm} mm across, {heightMm} mm up and {depthMm} mm back, and add 20 mm on each side so that it can breathe.',
  'The cabinet measures {widthMm} × {heightMm} × {depthMm} mm and weighs {weightKg} kg, so plan the path through the doorway as well as the space.',
  'Allow {widthMm} mm of width plus 40 mm of air, {heightMm} mm of height and {depthMm} mm of depth with the door shut.',
];

export const FITS_LAUNDRY = [
  'It takes a space {widthMm} mm wide and {heightMm} mm high, and stands {depthMm} mm from the wall before hoses.',
  'At {widthMm} mm wide and {depthMm} mm deep it goes under a standard bench; leave 50 mm behind it for hoses.',
  'The cabinet is {widthMm} × {heightMm} × {depthMm} mm and weighs {weightKg} kg. It needs a level floor and a tap within a metre and a half.',
];

export const FITS_DRYER = [
  'It takes a space {widthMm} mm wide and {heightMm} mm high, and stands {depthMm} mm from the wall.',
  'At {widthMm} mm wide and {weightKg} kg it can stand on a washer of the same width with a stacking kit.',
  'The cabinet is {widthMm} × {heightMm} × {depthMm} mm and weighs {weightKg} kg.',
];

export const FITS_CABINET = [
  'It is made for a standard cabinet: {widthMm} mm wide, {heightMm} mm high and {depthMm} mm deep behind the front.',
  'The body measures {widthMm} × {heightMm} × {depthMm} mm. Check the cut-out drawing against your cabinet before the old one comes out.',
  'Plan for {widthMm} mm of width, {heightMm} mm of height and {depthMm} mm of depth, and for {weightKg} kg to lift.',
];

export const FITS_UNDER_BENCH = [
  'It measures {widthMm} × {heightMm} × {depthMm} mm; measure the gap under your bench, and find the tap and drain beside it.',
  'Plan for {widthMm} mm of width, {heightMm} mm of height and {depthMm} mm of depth, with tap and drain in the next cupboard.',
];

export const FITS_BENCH = [
  'On the bench it takes {widthMm} by {depthMm} mm and stands {heightMm} mm high, so it goes under most wall cupboards.',
  'It needs {widthMm} by {depthMm} mm of bench and weighs {weightKg} kg.',
  'The footprint is {widthMm} × {depthMm} mm and the height {heightMm} mm: measure the gap under your cupboards.',
];

export const RUNNING_COST = [
  'Its {energyStars}-star label stands for {energyKwhYear} kWh a year, about {runDollars} at 33 cents a kilowatt hour.',
  'By its label it uses {energyKwhYear} kWh a year; at 33 cents a kilowatt hour that is about {runDollars}.',
  'It carries a {energyStars}-star label: {energyKwhYear} kWh, or roughly {runDollars} of electricity a year.',
];

export const COVER = [
  '{brand} covers it for {coverWords}, parts and labour.',
  'The Manufacturer’s Warranty is {coverWords}, and a repair plan can be added when you buy.',
  'It comes with {coverWords} of cover from {brand}, starting on the day it is delivered.',
  'Designed in {country}, covered here for {coverWords}.',
];

export const COVER_SMALL = [
  '{brand} covers it for {coverWords}.',
  'It comes with {coverWords} of cover from {brand}.',
  'The Manufacturer’s Warranty is {coverWords}; keep the receipt, or we will keep it for you in your account.',
  'Designed in {town} and covered here for {coverWords}.',
];

export const COLOURS_CHOICE = (a: Reader): readonly string[] =>
  a.list('finish').length > 1
    ? ['It comes in {finish|lower}.', 'Choose between {finish|lower}.']
    : ['It comes in {finish|lower}.', 'The colour is {finish|lower}.'];
