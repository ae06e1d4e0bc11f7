-- A frequency that nobody uses, and a price that nobody pays, can be taken away.
grant delete on subscription_frequencies to visacare_app;
grant delete on subscription_prices to visacare_app;

-- What a price was called at the payment provider goes with it.
alter table provider_prices drop constraint provider_prices_price_id_fkey;
alter table provider_prices add foreign key (price_id) references subscription_prices (id) on delete cascade;
