CREATE TABLE "gift_card_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"order_number" text,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_entries_sign" CHECK (case "gift_card_entries"."kind" when 'issue' then "gift_card_entries"."amount_minor" >= 0 when 'restore' then "gift_card_entries"."amount_minor" > 0 when 'redeem' then "gift_card_entries"."amount_minor" < 0 else false end)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"pin_hash" text NOT NULL,
	"last4" text NOT NULL,
	"currency" char(3) NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_balance_not_negative" CHECK ("gift_cards"."balance_minor" >= 0),
	CONSTRAINT "gift_cards_state_known" CHECK ("gift_cards"."state" in ('active', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_accounts_balance_not_negative" CHECK ("points_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"order_number" text,
	"reference" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_entries_sign" CHECK (case "points_entries"."kind" when 'earn' then "points_entries"."points" > 0 when 'restore' then "points_entries"."points" > 0 when 'spend' then "points_entries"."points" < 0 when 'expire' then "points_entries"."points" < 0 when 'adjust' then "points_entries"."points" <> 0 else false end)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"doc" jsonb NOT NULL,
	"order_number" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_state_known" CHECK ("carts"."state" in ('open', 'ordering', 'ordered', 'merged', 'expired')),
	CONSTRAINT "carts_owner_kind_known" CHECK ("carts"."owner_kind" in ('guest', 'consumer')),
	CONSTRAINT "carts_ordered_has_order" CHECK ("carts"."state" <> 'ordered' or "carts"."order_number" is not null)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"names" jsonb NOT NULL,
	"slugs" jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image" jsonb,
	"status" text DEFAULT 'live' NOT NULL,
	CONSTRAINT "categories_id_shape" CHECK ("categories"."id" ~ '^[0-9]{4,10}$'),
	CONSTRAINT "categories_status_known" CHECK ("categories"."status" in ('live', 'hidden'))
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_colours" (
	"product_id" text NOT NULL,
	"colour_code" text NOT NULL,
	"colourway" text NOT NULL,
	"family" text NOT NULL,
	"names" jsonb NOT NULL,
	"swatch" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_colours_product_id_colour_code_pk" PRIMARY KEY("product_id","colour_code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"model" text NOT NULL,
	"brand" text NOT NULL,
	"names" jsonb NOT NULL,
	"slugs" jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"badge" jsonb,
	"eyebrow" jsonb,
	"product_type" text DEFAULT 'standard' NOT NULL,
	"presale" boolean DEFAULT false NOT NULL,
	"is_robis_only" boolean DEFAULT false NOT NULL,
	"target_publish_at" timestamp (3) with time zone,
	"tax_class" text DEFAULT 'standard' NOT NULL,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_id_shape" CHECK ("products"."id" ~ '^[0-9A-Z]{8,11}$'),
	CONSTRAINT "products_status_known" CHECK ("products"."status" in ('draft', 'live', 'withdrawn')),
	CONSTRAINT "products_weight_not_negative" CHECK ("products"."weight_g" >= 0),
	CONSTRAINT "products_rating_in_range" CHECK ("products"."rating_count" >= 0 and "products"."rating_sum" between "products"."rating_count" and 5 * "products"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"upc" text NOT NULL,
	"colour_code" text NOT NULL,
	"size" text NOT NULL,
	"size_position" integer DEFAULT 0 NOT NULL,
	"max_qty" integer DEFAULT 999999 NOT NULL,
	"notify_me" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	CONSTRAINT "variants_status_known" CHECK ("variants"."status" in ('live', 'withdrawn')),
	CONSTRAINT "variants_max_qty_positive" CHECK ("variants"."max_qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "consumer_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consumer_no" text NOT NULL,
	"kind" text DEFAULT 'shipping' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"address" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consumer_addresses_kind_known" CHECK ("consumer_addresses"."kind" in ('shipping', 'billing'))
);
--> statement-breakpoint
CREATE TABLE "consumer_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consumer_no" text NOT NULL,
	"provider" text NOT NULL,
	"provider_token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consumers" (
	"consumer_no" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"consumer_type" text DEFAULT 'CONSUMER' NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"member_id" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"birth_date" date,
	"gender" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consumers_email_lower" CHECK ("consumers"."email" = lower("consumers"."email")),
	CONSTRAINT "consumers_state_known" CHECK ("consumers"."state" in ('active', 'disabled', 'erased'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"agent_id" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_for" text,
	CONSTRAINT "session_families_owner_kind_known" CHECK ("session_families"."owner_kind" in ('guest', 'consumer'))
);
--> statement-breakpoint
CREATE TABLE "content_documents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"doctype" text NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"body" jsonb NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone,
	"author" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_documents_status_known" CHECK ("content_documents"."status" in ('draft', 'scheduled', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"kind" text NOT NULL,
	"actor" text DEFAULT 'shop' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"placement_step" text DEFAULT 'reserved' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"doc" jsonb NOT NULL,
	"currency" char(3) NOT NULL,
	"total_minor" bigint NOT NULL,
	"access_token_hash" "bytea",
	"failure_reason" text,
	"placed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"payment_pending_until" timestamp (3) with time zone,
	"finalised_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('processing', 'payment_pending', 'finalised', 'cancelled', 'failed')),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total_minor" >= 0),
	CONSTRAINT "orders_pending_has_end" CHECK ("orders"."state" <> 'payment_pending' or "orders"."payment_pending_until" is not null),
	CONSTRAINT "orders_finalised_has_time" CHECK ("orders"."state" <> 'finalised' or "orders"."finalised_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"location_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'allocated' NOT NULL,
	"method" text NOT NULL,
	"tracking" text,
	"doc" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_kind_known" CHECK ("shipments"."kind" in ('ship', 'pickup')),
	CONSTRAINT "shipments_state_known" CHECK ("shipments"."state" in ('allocated', 'picking', 'ready_for_pickup', 'shipped', 'delivered', 'collected', 'cancelled', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"provider_event_id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_entries_kind_known" CHECK ("payment_entries"."kind" in ('authorise', 'capture', 'void', 'refund', 'decline', 'challenge')),
	CONSTRAINT "payment_entries_not_negative" CHECK ("payment_entries"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"idempotency_key" text NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"authorised_minor" bigint DEFAULT 0 NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"voided_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"instrument" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_not_negative" CHECK ("payments"."amount_minor" >= 0),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('started', 'challenged', 'authorised', 'captured', 'declined', 'voided', 'refunded', 'unknown')),
	CONSTRAINT "payments_authorised_within" CHECK ("payments"."authorised_minor" between 0 and "payments"."amount_minor"),
	CONSTRAINT "payments_taken_within" CHECK ("payments"."captured_minor" >= 0 and "payments"."voided_minor" >= 0 and "payments"."captured_minor" + "payments"."voided_minor" <= "payments"."authorised_minor"),
	CONSTRAINT "payments_refunded_within" CHECK ("payments"."refunded_minor" between 0 and "payments"."captured_minor")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "price_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"price_list" text NOT NULL,
	"product_id" text NOT NULL,
	"colour_code" text,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_entries_kind_known" CHECK ("price_entries"."kind" in ('base', 'sale')),
	CONSTRAINT "price_entries_not_negative" CHECK ("price_entries"."amount_minor" >= 0),
	CONSTRAINT "price_entries_span" CHECK ("price_entries"."ends_at" is null or "price_entries"."ends_at" >= "price_entries"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"use_limit" integer,
	"use_limit_per_owner" integer,
	"status" text DEFAULT 'live' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_upper" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_status_known" CHECK ("coupons"."status" in ('live', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "promotion_counters" (
	"promotion_id" text NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"owner_key" text DEFAULT '' NOT NULL,
	"uses" integer NOT NULL,
	"use_limit" integer NOT NULL,
	CONSTRAINT "promotion_counters_promotion_id_coupon_code_owner_key_pk" PRIMARY KEY("promotion_id","coupon_code","owner_key"),
	CONSTRAINT "promotion_counters_within_limit" CHECK ("promotion_counters"."uses" >= 0 and "promotion_counters"."uses" <= "promotion_counters"."use_limit")
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"order_number" text NOT NULL,
	"owner_key" text NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_uses_one" CHECK ("promotion_uses"."quantity" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"level" text NOT NULL,
	"campaign_id" text,
	"names" jsonb NOT NULL,
	"callouts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"needs_coupon" boolean DEFAULT false NOT NULL,
	"combinable" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"use_limit" integer,
	"use_limit_per_owner" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_level_known" CHECK ("promotions"."level" in ('PRODUCT', 'ORDER', 'SHIPPING')),
	CONSTRAINT "promotions_status_known" CHECK ("promotions"."status" in ('draft', 'live', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "address_checks" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"outcome" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"labels" text DEFAULT '' NOT NULL,
	"traits" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (search_vector(locale, title, labels, traits, body)) STORED NOT NULL,
	"words" text GENERATED ALWAYS AS (plain_words(title || ' ' || labels)) STORED NOT NULL,
	"facets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"price_from" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_documents_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"site_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"latitude_micro" integer,
	"longitude_micro" integer,
	"hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pickup" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "locations_kind_known" CHECK ("locations"."kind" in ('warehouse', 'store')),
	CONSTRAINT "locations_status_known" CHECK ("locations"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "stock_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"location_id" text NOT NULL,
	"reason" text NOT NULL,
	"quantity" integer NOT NULL,
	"order_number" text,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_entries_sign" CHECK (case "stock_entries"."reason" when 'receive' then "stock_entries"."quantity" > 0 when 'return' then "stock_entries"."quantity" > 0 when 'reserve' then "stock_entries"."quantity" > 0 when 'release' then "stock_entries"."quantity" < 0 when 'ship' then "stock_entries"."quantity" < 0 when 'count' then "stock_entries"."quantity" <> 0 else false end)
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"variant_id" text NOT NULL,
	"location_id" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_items_variant_id_location_id_pk" PRIMARY KEY("variant_id","location_id"),
	CONSTRAINT "stock_items_on_hand_not_negative" CHECK ("stock_items"."on_hand" >= 0),
	CONSTRAINT "stock_items_reserved_within" CHECK ("stock_items"."reserved" >= 0 and "stock_items"."reserved" <= "stock_items"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_member_id_points_accounts_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."points_accounts"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colours" ADD CONSTRAINT "product_colours_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_addresses" ADD CONSTRAINT "consumer_addresses_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_cards" ADD CONSTRAINT "consumer_cards_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_entries" ADD CONSTRAINT "price_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_once" ON "gift_card_entries" USING btree ("gift_card_id","order_number","kind","reference") WHERE "gift_card_entries"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "gift_card_entries_by_order" ON "gift_card_entries" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_number" ON "gift_cards" USING btree ("number_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_once" ON "points_entries" USING btree ("member_id","order_number","kind","reference") WHERE "points_entries"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "points_entries_by_member" ON "points_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "carts_by_owner" ON "carts" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "carts_to_expire" ON "carts" USING btree ("expires_at") WHERE "carts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_categories_by_category" ON "product_categories" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "products_by_publication" ON "products" USING btree ("status","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "variants_upc" ON "variants" USING btree ("upc");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_choice" ON "variants" USING btree ("product_id","colour_code","size");--> statement-breakpoint
CREATE INDEX "consumer_addresses_by_consumer" ON "consumer_addresses" USING btree ("consumer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_addresses_one_default" ON "consumer_addresses" USING btree ("consumer_no","kind") WHERE "consumer_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_cards_token" ON "consumer_cards" USING btree ("provider","provider_token");--> statement-breakpoint
CREATE INDEX "consumer_cards_by_consumer" ON "consumer_cards" USING btree ("consumer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "consumer_cards_one_default" ON "consumer_cards" USING btree ("consumer_no") WHERE "consumer_cards"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "consumers_email" ON "consumers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "consumers_member" ON "consumers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_families_by_owner" ON "session_families" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "session_families_to_expire" ON "session_families" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_documents_version" ON "content_documents" USING btree ("site_id","locale","doctype","slug","version");--> statement-breakpoint
CREATE UNIQUE INDEX "content_documents_published" ON "content_documents" USING btree ("site_id","locale","doctype","slug") WHERE "content_documents"."status" = 'published';--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_number","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_cart" ON "orders" USING btree ("cart_id") WHERE "orders"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "orders_by_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_by_owner" ON "orders" USING btree ("owner_kind","owner_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("updated_at") WHERE "orders"."state" in ('processing', 'payment_pending');--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_once" ON "payment_entries" USING btree ("payment_id","provider_event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_reference" ON "payments" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_idempotency_key" ON "payments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "price_entries_current" ON "price_entries" USING btree ("product_id","price_list","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "coupons_by_promotion" ON "coupons" USING btree ("promotion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_once" ON "promotion_uses" USING btree ("order_number","promotion_id","coupon_code","quantity");--> statement-breakpoint
CREATE INDEX "promotions_by_site" ON "promotions" USING btree ("site_id","status");--> statement-breakpoint
CREATE INDEX "address_checks_to_expire" ON "address_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_to_expire" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_to_expire" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "search_documents_text" ON "search_documents" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_documents_trigrams" ON "search_documents" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_categories" ON "search_documents" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "locations_by_site" ON "locations" USING btree ("site_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entries_once" ON "stock_entries" USING btree ("order_number","variant_id","location_id","reason","reference") WHERE "stock_entries"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "stock_entries_by_item" ON "stock_entries" USING btree ("variant_id","location_id");--> statement-breakpoint
CREATE INDEX "stock_items_by_location" ON "stock_items" USING btree ("location_id");