import bandit from 'emblem:bandit';
import minstrels from 'emblem:banjo';
import pawnBroker from 'emblem:cash';
import fortuneTeller from 'emblem:crystal-ball';
import dragon from 'emblem:dragon-head';
import farmer from 'emblem:farmer';
import cloudy from 'emblem:fluffy-cloud';
import garlicMerchant from 'emblem:garlic';
import littleGoat from 'emblem:goat';
import carpenter from 'emblem:hand-saw';
import bigGoat from 'emblem:horned-skull';
import duke from 'emblem:imperial-crown';
import jester from 'emblem:jester-hat';
import baron from 'emblem:jewel-crown';
import peddler from 'emblem:knapsack';
import knight from 'emblem:mounted-knight';
import pilgrim from 'emblem:pilgrim-hat';
import monk from 'emblem:prayer-beads';
import princess from 'emblem:queen-crown';
import rainy from 'emblem:raining';
import middleGoat from 'emblem:ram-profile';
import merchant from 'emblem:scales';
import royalMessenger from 'emblem:scroll-unfurled';
import serf from 'emblem:scythe';
import stonemason from 'emblem:stone-crafting';
import sunny from 'emblem:sun';
import partlySunny from 'emblem:sun-cloud';
import priest from 'emblem:sun-priest';
import woodsman from 'emblem:wood-axe';
import type { Card, Weather } from './table.ts';

export const TRAVELLER_EMBLEM: { readonly [id in Card['id']]: string } = {
  priest,
  minstrels,
  merchant,
  pawnBroker,
  peddler,
  pilgrim,
  farmer,
  monk,
  serf,
  princess,
  duke,
  baron,
  fortuneTeller,
  garlicMerchant,
  jester,
  stonemason,
  royalMessenger,
  woodsman,
  carpenter,
  knight,
  bandit,
  dragon,
  littleGoat,
  middleGoat,
  bigGoat,
};

export const WEATHER_EMBLEM: { readonly [weather in Weather]: string } = { rainy, cloudy, partlySunny, sunny };
