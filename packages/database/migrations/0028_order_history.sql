-- The pages of a consumer's orders are read from an index alone, and their search from a text that follows the order's document.
ALTER TABLE "orders" ADD COLUMN "searchable" text GENERATED ALWAYS AS (lower("number" || ' ' || jsonb_path_query_array("doc", '$.items[*].name')::text)) STORED;
--> statement-breakpoint
DROP INDEX "orders_by_owner";
--> statement-breakpoint
CREATE INDEX "orders_of_owner" ON "orders" USING btree ("owner_kind","owner_id","placed_at" DESC NULLS LAST,"number","state");
