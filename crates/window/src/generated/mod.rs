// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

//! The glue between the interface definitions and the functions of the standard.

pub(crate) mod dictionaries;
mod elements;
pub(crate) mod enums;
mod interface;
mod keywords;
mod natives;
mod prelude;
pub(crate) mod unions;

mod abort_controller;
mod abort_signal;
mod abstract_range;
mod animation;
mod animation_effect;
mod animation_event;
mod animation_playback_event;
mod animation_timeline;
mod attr;
mod bar_prop;
mod before_unload_event;
mod blob;
mod broadcast_channel;
mod byte_length_queuing_strategy;
mod canvas_rendering_context2_d;
mod cdata_section;
mod character_data;
mod close_event;
mod command_event;
mod comment;
mod composition_event;
mod compression_stream;
mod console;
mod count_queuing_strategy;
mod crypto;
mod crypto_key;
mod css;
mod css_animation;
mod css_condition_rule;
mod css_font_face_descriptors;
mod css_font_face_rule;
mod css_grouping_rule;
mod css_import_rule;
mod css_keyframe_rule;
mod css_keyframes_rule;
mod css_layer_block_rule;
mod css_layer_statement_rule;
mod css_margin_rule;
mod css_media_rule;
mod css_namespace_rule;
mod css_nested_declarations;
mod css_page_descriptors;
mod css_page_rule;
mod css_property_rule;
mod css_rule;
mod css_rule_list;
mod css_scope_rule;
mod css_starting_style_rule;
mod css_style_declaration;
mod css_style_properties;
mod css_style_rule;
mod css_style_sheet;
mod css_supports_rule;
mod css_transition;
mod custom_element_registry;
mod custom_event;
mod custom_state_set;
mod decompression_stream;
mod dedicated_worker_global_scope;
mod document;
mod document_fragment;
mod document_timeline;
mod document_type;
mod dom_exception;
mod dom_implementation;
mod dom_matrix;
mod dom_matrix_read_only;
mod dom_parser;
mod dom_point;
mod dom_point_read_only;
mod dom_quad;
mod dom_rect;
mod dom_rect_list;
mod dom_rect_read_only;
mod dom_string_list;
mod dom_string_map;
mod dom_token_list;
mod drag_event;
mod element;
mod element_internals;
mod error_event;
mod event;
mod event_source;
mod event_target;
mod external;
mod file;
mod file_list;
mod file_reader;
mod file_reader_sync;
mod focus_event;
mod form_data;
mod form_data_event;
mod global;
mod hash_change_event;
mod headers;
mod history;
mod html_all_collection;
mod html_anchor_element;
mod html_area_element;
mod html_audio_element;
mod html_base_element;
mod html_body_element;
mod html_br_element;
mod html_button_element;
mod html_canvas_element;
mod html_collection;
mod html_d_list_element;
mod html_data_element;
mod html_data_list_element;
mod html_details_element;
mod html_dialog_element;
mod html_directory_element;
mod html_div_element;
mod html_element;
mod html_embed_element;
mod html_field_set_element;
mod html_font_element;
mod html_form_controls_collection;
mod html_form_element;
mod html_frame_element;
mod html_frame_set_element;
mod html_head_element;
mod html_heading_element;
mod html_hr_element;
mod html_html_element;
mod html_iframe_element;
mod html_image_element;
mod html_input_element;
mod html_label_element;
mod html_legend_element;
mod html_li_element;
mod html_link_element;
mod html_map_element;
mod html_marquee_element;
mod html_media_element;
mod html_menu_element;
mod html_meta_element;
mod html_meter_element;
mod html_mod_element;
mod html_o_list_element;
mod html_object_element;
mod html_opt_group_element;
mod html_option_element;
mod html_options_collection;
mod html_output_element;
mod html_paragraph_element;
mod html_param_element;
mod html_picture_element;
mod html_pre_element;
mod html_progress_element;
mod html_quote_element;
mod html_script_element;
mod html_select_element;
mod html_selected_content_element;
mod html_slot_element;
mod html_source_element;
mod html_span_element;
mod html_style_element;
mod html_table_caption_element;
mod html_table_cell_element;
mod html_table_col_element;
mod html_table_element;
mod html_table_row_element;
mod html_table_section_element;
mod html_template_element;
mod html_text_area_element;
mod html_time_element;
mod html_title_element;
mod html_track_element;
mod html_u_list_element;
mod html_unknown_element;
mod html_video_element;
mod idle_deadline;
mod image_bitmap;
mod image_bitmap_rendering_context;
mod image_data;
mod input_event;
mod instance;
mod intersection_observer;
mod intersection_observer_entry;
mod keyboard_event;
mod keyframe_effect;
mod location;
mod mathml_element;
mod media_error;
mod media_list;
mod media_query_list;
mod media_query_list_event;
mod memory;
mod message_channel;
mod message_event;
mod message_port;
mod mime_type_array;
mod module;
mod mouse_event;
mod mutation_observer;
mod mutation_record;
mod named_node_map;
mod navigate_event;
mod navigation;
mod navigation_activation;
mod navigation_current_entry_change_event;
mod navigation_destination;
mod navigation_history_entry;
mod navigation_precommit_controller;
mod navigation_transition;
mod navigator;
mod node;
mod node_filter;
mod node_iterator;
mod node_list;
mod observable;
mod offscreen_canvas;
mod offscreen_canvas_rendering_context2_d;
mod origin;
mod page_transition_event;
mod performance;
mod performance_entry;
mod performance_mark;
mod performance_measure;
mod performance_observer;
mod performance_observer_entry_list;
mod performance_timing;
mod permission_status;
mod permissions;
mod plugin_array;
mod pointer_event;
mod pop_state_event;
mod processing_instruction;
mod progress_event;
mod promise_rejection_event;
mod quota_exceeded_error;
mod radio_node_list;
mod range;
mod readable_byte_stream_controller;
mod readable_stream;
mod readable_stream_byob_reader;
mod readable_stream_byob_request;
mod readable_stream_default_controller;
mod readable_stream_default_reader;
mod request;
mod resize_observer;
mod resize_observer_entry;
mod resize_observer_size;
mod response;
mod sanitizer;
mod screen;
mod security_policy_violation_event;
mod selection;
mod shadow_root;
mod static_range;
mod storage;
mod storage_event;
mod style_sheet;
mod style_sheet_list;
mod submit_event;
mod subscriber;
mod subtle_crypto;
mod svg_a_element;
mod svg_angle;
mod svg_animate_element;
mod svg_animate_motion_element;
mod svg_animate_transform_element;
mod svg_animated_angle;
mod svg_animated_boolean;
mod svg_animated_enumeration;
mod svg_animated_integer;
mod svg_animated_length;
mod svg_animated_length_list;
mod svg_animated_number;
mod svg_animated_number_list;
mod svg_animated_preserve_aspect_ratio;
mod svg_animated_rect;
mod svg_animated_string;
mod svg_animated_transform_list;
mod svg_animation_element;
mod svg_circle_element;
mod svg_clip_path_element;
mod svg_component_transfer_function_element;
mod svg_defs_element;
mod svg_desc_element;
mod svg_element;
mod svg_ellipse_element;
mod svg_fe_blend_element;
mod svg_fe_color_matrix_element;
mod svg_fe_component_transfer_element;
mod svg_fe_composite_element;
mod svg_fe_convolve_matrix_element;
mod svg_fe_diffuse_lighting_element;
mod svg_fe_displacement_map_element;
mod svg_fe_distant_light_element;
mod svg_fe_drop_shadow_element;
mod svg_fe_flood_element;
mod svg_fe_func_a_element;
mod svg_fe_func_b_element;
mod svg_fe_func_g_element;
mod svg_fe_func_r_element;
mod svg_fe_gaussian_blur_element;
mod svg_fe_image_element;
mod svg_fe_merge_element;
mod svg_fe_merge_node_element;
mod svg_fe_morphology_element;
mod svg_fe_offset_element;
mod svg_fe_point_light_element;
mod svg_fe_specular_lighting_element;
mod svg_fe_spot_light_element;
mod svg_fe_tile_element;
mod svg_fe_turbulence_element;
mod svg_filter_element;
mod svg_foreign_object_element;
mod svg_g_element;
mod svg_geometry_element;
mod svg_gradient_element;
mod svg_graphics_element;
mod svg_image_element;
mod svg_length;
mod svg_length_list;
mod svg_line_element;
mod svg_linear_gradient_element;
mod svg_m_path_element;
mod svg_marker_element;
mod svg_mask_element;
mod svg_metadata_element;
mod svg_number;
mod svg_number_list;
mod svg_path_element;
mod svg_pattern_element;
mod svg_point_list;
mod svg_polygon_element;
mod svg_polyline_element;
mod svg_preserve_aspect_ratio;
mod svg_radial_gradient_element;
mod svg_rect_element;
mod svg_script_element;
mod svg_set_element;
mod svg_stop_element;
mod svg_string_list;
mod svg_style_element;
mod svg_svg_element;
mod svg_switch_element;
mod svg_symbol_element;
mod svg_t_span_element;
mod svg_text_content_element;
mod svg_text_element;
mod svg_text_path_element;
mod svg_text_positioning_element;
mod svg_title_element;
mod svg_transform;
mod svg_transform_list;
mod svg_unit_types;
mod svg_use_element;
mod svg_view_element;
mod table;
mod text;
mod text_decoder;
mod text_decoder_stream;
mod text_encoder;
mod text_encoder_stream;
mod text_event;
mod time_ranges;
mod toggle_event;
mod transform_stream;
mod transform_stream_default_controller;
mod transition_event;
mod tree_walker;
mod trusted_html;
mod trusted_script;
mod trusted_script_url;
mod trusted_type_policy;
mod trusted_type_policy_factory;
mod ui_event;
mod url;
mod url_search_params;
mod user_activation;
mod validity_state;
mod visual_viewport;
mod web_assembly;
mod wheel_event;
mod window;
mod worker;
mod worker_global_scope;
mod worker_location;
mod worker_navigator;
mod writable_stream;
mod writable_stream_default_controller;
mod writable_stream_default_writer;
mod xml_document;
mod xml_http_request;
mod xml_http_request_event_target;
mod xml_http_request_upload;
mod xml_serializer;
mod xpath_evaluator;
mod xpath_expression;
mod xpath_result;

use crate::bindings::definition::Definition;
pub(crate) use elements::{html_element_interface, svg_element_interface};
pub(crate) use interface::Interface;
pub(crate) use natives::{N, NATIVES};

/// All interfaces.
pub(crate) const INTERFACES: &[Interface] = interface::ALL;

/// The definitions, by the number of the interface.
pub(crate) static DEFINITIONS: &[&Definition] = &[
    &abort_controller::DEFINITION,
    &abstract_range::DEFINITION,
    &range::DEFINITION,
    &static_range::DEFINITION,
    &animation_effect::DEFINITION,
    &keyframe_effect::DEFINITION,
    &animation_timeline::DEFINITION,
    &document_timeline::DEFINITION,
    &bar_prop::DEFINITION,
    &blob::DEFINITION,
    &file::DEFINITION,
    &byte_length_queuing_strategy::DEFINITION,
    &css::DEFINITION,
    &css_rule::DEFINITION,
    &css_font_face_rule::DEFINITION,
    &css_grouping_rule::DEFINITION,
    &css_condition_rule::DEFINITION,
    &css_media_rule::DEFINITION,
    &css_supports_rule::DEFINITION,
    &css_layer_block_rule::DEFINITION,
    &css_page_rule::DEFINITION,
    &css_scope_rule::DEFINITION,
    &css_starting_style_rule::DEFINITION,
    &css_style_rule::DEFINITION,
    &css_import_rule::DEFINITION,
    &css_keyframe_rule::DEFINITION,
    &css_keyframes_rule::DEFINITION,
    &css_layer_statement_rule::DEFINITION,
    &css_margin_rule::DEFINITION,
    &css_namespace_rule::DEFINITION,
    &css_nested_declarations::DEFINITION,
    &css_property_rule::DEFINITION,
    &css_rule_list::DEFINITION,
    &css_style_declaration::DEFINITION,
    &css_font_face_descriptors::DEFINITION,
    &css_page_descriptors::DEFINITION,
    &css_style_properties::DEFINITION,
    &canvas_rendering_context2_d::DEFINITION,
    &compression_stream::DEFINITION,
    &count_queuing_strategy::DEFINITION,
    &crypto::DEFINITION,
    &crypto_key::DEFINITION,
    &custom_element_registry::DEFINITION,
    &custom_state_set::DEFINITION,
    &dom_exception::DEFINITION,
    &quota_exceeded_error::DEFINITION,
    &dom_implementation::DEFINITION,
    &dom_matrix_read_only::DEFINITION,
    &dom_matrix::DEFINITION,
    &dom_parser::DEFINITION,
    &dom_point_read_only::DEFINITION,
    &dom_point::DEFINITION,
    &dom_quad::DEFINITION,
    &dom_rect_list::DEFINITION,
    &dom_rect_read_only::DEFINITION,
    &dom_rect::DEFINITION,
    &dom_string_list::DEFINITION,
    &dom_string_map::DEFINITION,
    &dom_token_list::DEFINITION,
    &decompression_stream::DEFINITION,
    &element_internals::DEFINITION,
    &event::DEFINITION,
    &animation_event::DEFINITION,
    &animation_playback_event::DEFINITION,
    &before_unload_event::DEFINITION,
    &close_event::DEFINITION,
    &command_event::DEFINITION,
    &custom_event::DEFINITION,
    &error_event::DEFINITION,
    &form_data_event::DEFINITION,
    &hash_change_event::DEFINITION,
    &media_query_list_event::DEFINITION,
    &message_event::DEFINITION,
    &navigate_event::DEFINITION,
    &navigation_current_entry_change_event::DEFINITION,
    &page_transition_event::DEFINITION,
    &pop_state_event::DEFINITION,
    &progress_event::DEFINITION,
    &promise_rejection_event::DEFINITION,
    &security_policy_violation_event::DEFINITION,
    &storage_event::DEFINITION,
    &submit_event::DEFINITION,
    &toggle_event::DEFINITION,
    &transition_event::DEFINITION,
    &ui_event::DEFINITION,
    &composition_event::DEFINITION,
    &focus_event::DEFINITION,
    &input_event::DEFINITION,
    &keyboard_event::DEFINITION,
    &mouse_event::DEFINITION,
    &drag_event::DEFINITION,
    &pointer_event::DEFINITION,
    &wheel_event::DEFINITION,
    &text_event::DEFINITION,
    &event_target::DEFINITION,
    &abort_signal::DEFINITION,
    &animation::DEFINITION,
    &css_animation::DEFINITION,
    &css_transition::DEFINITION,
    &broadcast_channel::DEFINITION,
    &event_source::DEFINITION,
    &file_reader::DEFINITION,
    &media_query_list::DEFINITION,
    &message_port::DEFINITION,
    &navigation::DEFINITION,
    &navigation_history_entry::DEFINITION,
    &node::DEFINITION,
    &attr::DEFINITION,
    &character_data::DEFINITION,
    &comment::DEFINITION,
    &processing_instruction::DEFINITION,
    &text::DEFINITION,
    &cdata_section::DEFINITION,
    &document::DEFINITION,
    &xml_document::DEFINITION,
    &document_fragment::DEFINITION,
    &shadow_root::DEFINITION,
    &document_type::DEFINITION,
    &element::DEFINITION,
    &html_element::DEFINITION,
    &html_anchor_element::DEFINITION,
    &html_area_element::DEFINITION,
    &html_br_element::DEFINITION,
    &html_base_element::DEFINITION,
    &html_body_element::DEFINITION,
    &html_button_element::DEFINITION,
    &html_canvas_element::DEFINITION,
    &html_d_list_element::DEFINITION,
    &html_data_element::DEFINITION,
    &html_data_list_element::DEFINITION,
    &html_details_element::DEFINITION,
    &html_dialog_element::DEFINITION,
    &html_directory_element::DEFINITION,
    &html_div_element::DEFINITION,
    &html_embed_element::DEFINITION,
    &html_field_set_element::DEFINITION,
    &html_font_element::DEFINITION,
    &html_form_element::DEFINITION,
    &html_frame_element::DEFINITION,
    &html_frame_set_element::DEFINITION,
    &html_hr_element::DEFINITION,
    &html_head_element::DEFINITION,
    &html_heading_element::DEFINITION,
    &html_html_element::DEFINITION,
    &html_iframe_element::DEFINITION,
    &html_image_element::DEFINITION,
    &html_input_element::DEFINITION,
    &html_li_element::DEFINITION,
    &html_label_element::DEFINITION,
    &html_legend_element::DEFINITION,
    &html_link_element::DEFINITION,
    &html_map_element::DEFINITION,
    &html_marquee_element::DEFINITION,
    &html_media_element::DEFINITION,
    &html_audio_element::DEFINITION,
    &html_video_element::DEFINITION,
    &html_menu_element::DEFINITION,
    &html_meta_element::DEFINITION,
    &html_meter_element::DEFINITION,
    &html_mod_element::DEFINITION,
    &html_o_list_element::DEFINITION,
    &html_object_element::DEFINITION,
    &html_opt_group_element::DEFINITION,
    &html_option_element::DEFINITION,
    &html_output_element::DEFINITION,
    &html_paragraph_element::DEFINITION,
    &html_param_element::DEFINITION,
    &html_picture_element::DEFINITION,
    &html_pre_element::DEFINITION,
    &html_progress_element::DEFINITION,
    &html_quote_element::DEFINITION,
    &html_script_element::DEFINITION,
    &html_select_element::DEFINITION,
    &html_selected_content_element::DEFINITION,
    &html_slot_element::DEFINITION,
    &html_source_element::DEFINITION,
    &html_span_element::DEFINITION,
    &html_style_element::DEFINITION,
    &html_table_caption_element::DEFINITION,
    &html_table_cell_element::DEFINITION,
    &html_table_col_element::DEFINITION,
    &html_table_element::DEFINITION,
    &html_table_row_element::DEFINITION,
    &html_table_section_element::DEFINITION,
    &html_template_element::DEFINITION,
    &html_text_area_element::DEFINITION,
    &html_time_element::DEFINITION,
    &html_title_element::DEFINITION,
    &html_track_element::DEFINITION,
    &html_u_list_element::DEFINITION,
    &html_unknown_element::DEFINITION,
    &mathml_element::DEFINITION,
    &svg_element::DEFINITION,
    &svg_animation_element::DEFINITION,
    &svg_animate_element::DEFINITION,
    &svg_animate_motion_element::DEFINITION,
    &svg_animate_transform_element::DEFINITION,
    &svg_set_element::DEFINITION,
    &svg_clip_path_element::DEFINITION,
    &svg_component_transfer_function_element::DEFINITION,
    &svg_fe_func_a_element::DEFINITION,
    &svg_fe_func_b_element::DEFINITION,
    &svg_fe_func_g_element::DEFINITION,
    &svg_fe_func_r_element::DEFINITION,
    &svg_desc_element::DEFINITION,
    &svg_fe_blend_element::DEFINITION,
    &svg_fe_color_matrix_element::DEFINITION,
    &svg_fe_component_transfer_element::DEFINITION,
    &svg_fe_composite_element::DEFINITION,
    &svg_fe_convolve_matrix_element::DEFINITION,
    &svg_fe_diffuse_lighting_element::DEFINITION,
    &svg_fe_displacement_map_element::DEFINITION,
    &svg_fe_distant_light_element::DEFINITION,
    &svg_fe_drop_shadow_element::DEFINITION,
    &svg_fe_flood_element::DEFINITION,
    &svg_fe_gaussian_blur_element::DEFINITION,
    &svg_fe_image_element::DEFINITION,
    &svg_fe_merge_element::DEFINITION,
    &svg_fe_merge_node_element::DEFINITION,
    &svg_fe_morphology_element::DEFINITION,
    &svg_fe_offset_element::DEFINITION,
    &svg_fe_point_light_element::DEFINITION,
    &svg_fe_specular_lighting_element::DEFINITION,
    &svg_fe_spot_light_element::DEFINITION,
    &svg_fe_tile_element::DEFINITION,
    &svg_fe_turbulence_element::DEFINITION,
    &svg_filter_element::DEFINITION,
    &svg_gradient_element::DEFINITION,
    &svg_linear_gradient_element::DEFINITION,
    &svg_radial_gradient_element::DEFINITION,
    &svg_graphics_element::DEFINITION,
    &svg_a_element::DEFINITION,
    &svg_defs_element::DEFINITION,
    &svg_foreign_object_element::DEFINITION,
    &svg_g_element::DEFINITION,
    &svg_geometry_element::DEFINITION,
    &svg_circle_element::DEFINITION,
    &svg_ellipse_element::DEFINITION,
    &svg_line_element::DEFINITION,
    &svg_path_element::DEFINITION,
    &svg_polygon_element::DEFINITION,
    &svg_polyline_element::DEFINITION,
    &svg_rect_element::DEFINITION,
    &svg_image_element::DEFINITION,
    &svg_svg_element::DEFINITION,
    &svg_switch_element::DEFINITION,
    &svg_symbol_element::DEFINITION,
    &svg_text_content_element::DEFINITION,
    &svg_text_path_element::DEFINITION,
    &svg_text_positioning_element::DEFINITION,
    &svg_t_span_element::DEFINITION,
    &svg_text_element::DEFINITION,
    &svg_use_element::DEFINITION,
    &svg_m_path_element::DEFINITION,
    &svg_marker_element::DEFINITION,
    &svg_mask_element::DEFINITION,
    &svg_metadata_element::DEFINITION,
    &svg_pattern_element::DEFINITION,
    &svg_script_element::DEFINITION,
    &svg_stop_element::DEFINITION,
    &svg_style_element::DEFINITION,
    &svg_title_element::DEFINITION,
    &svg_view_element::DEFINITION,
    &offscreen_canvas::DEFINITION,
    &performance::DEFINITION,
    &permission_status::DEFINITION,
    &visual_viewport::DEFINITION,
    &window::DEFINITION,
    &worker::DEFINITION,
    &worker_global_scope::DEFINITION,
    &dedicated_worker_global_scope::DEFINITION,
    &xml_http_request_event_target::DEFINITION,
    &xml_http_request::DEFINITION,
    &xml_http_request_upload::DEFINITION,
    &external::DEFINITION,
    &file_list::DEFINITION,
    &file_reader_sync::DEFINITION,
    &form_data::DEFINITION,
    &global::DEFINITION,
    &html_all_collection::DEFINITION,
    &html_collection::DEFINITION,
    &html_form_controls_collection::DEFINITION,
    &html_options_collection::DEFINITION,
    &headers::DEFINITION,
    &history::DEFINITION,
    &idle_deadline::DEFINITION,
    &image_bitmap::DEFINITION,
    &image_bitmap_rendering_context::DEFINITION,
    &image_data::DEFINITION,
    &instance::DEFINITION,
    &intersection_observer::DEFINITION,
    &intersection_observer_entry::DEFINITION,
    &location::DEFINITION,
    &media_error::DEFINITION,
    &media_list::DEFINITION,
    &memory::DEFINITION,
    &message_channel::DEFINITION,
    &mime_type_array::DEFINITION,
    &module::DEFINITION,
    &mutation_observer::DEFINITION,
    &mutation_record::DEFINITION,
    &named_node_map::DEFINITION,
    &navigation_activation::DEFINITION,
    &navigation_destination::DEFINITION,
    &navigation_precommit_controller::DEFINITION,
    &navigation_transition::DEFINITION,
    &navigator::DEFINITION,
    &node_filter::DEFINITION,
    &node_iterator::DEFINITION,
    &node_list::DEFINITION,
    &radio_node_list::DEFINITION,
    &observable::DEFINITION,
    &offscreen_canvas_rendering_context2_d::DEFINITION,
    &origin::DEFINITION,
    &performance_entry::DEFINITION,
    &performance_mark::DEFINITION,
    &performance_measure::DEFINITION,
    &performance_observer::DEFINITION,
    &performance_observer_entry_list::DEFINITION,
    &performance_timing::DEFINITION,
    &permissions::DEFINITION,
    &plugin_array::DEFINITION,
    &readable_byte_stream_controller::DEFINITION,
    &readable_stream::DEFINITION,
    &readable_stream_byob_reader::DEFINITION,
    &readable_stream_byob_request::DEFINITION,
    &readable_stream_default_controller::DEFINITION,
    &readable_stream_default_reader::DEFINITION,
    &request::DEFINITION,
    &resize_observer::DEFINITION,
    &resize_observer_entry::DEFINITION,
    &resize_observer_size::DEFINITION,
    &response::DEFINITION,
    &svg_angle::DEFINITION,
    &svg_animated_angle::DEFINITION,
    &svg_animated_boolean::DEFINITION,
    &svg_animated_enumeration::DEFINITION,
    &svg_animated_integer::DEFINITION,
    &svg_animated_length::DEFINITION,
    &svg_animated_length_list::DEFINITION,
    &svg_animated_number::DEFINITION,
    &svg_animated_number_list::DEFINITION,
    &svg_animated_preserve_aspect_ratio::DEFINITION,
    &svg_animated_rect::DEFINITION,
    &svg_animated_string::DEFINITION,
    &svg_animated_transform_list::DEFINITION,
    &svg_length::DEFINITION,
    &svg_length_list::DEFINITION,
    &svg_number::DEFINITION,
    &svg_number_list::DEFINITION,
    &svg_point_list::DEFINITION,
    &svg_preserve_aspect_ratio::DEFINITION,
    &svg_string_list::DEFINITION,
    &svg_transform::DEFINITION,
    &svg_transform_list::DEFINITION,
    &svg_unit_types::DEFINITION,
    &sanitizer::DEFINITION,
    &screen::DEFINITION,
    &selection::DEFINITION,
    &storage::DEFINITION,
    &style_sheet::DEFINITION,
    &css_style_sheet::DEFINITION,
    &style_sheet_list::DEFINITION,
    &subscriber::DEFINITION,
    &subtle_crypto::DEFINITION,
    &table::DEFINITION,
    &text_decoder::DEFINITION,
    &text_decoder_stream::DEFINITION,
    &text_encoder::DEFINITION,
    &text_encoder_stream::DEFINITION,
    &time_ranges::DEFINITION,
    &transform_stream::DEFINITION,
    &transform_stream_default_controller::DEFINITION,
    &tree_walker::DEFINITION,
    &trusted_html::DEFINITION,
    &trusted_script::DEFINITION,
    &trusted_script_url::DEFINITION,
    &trusted_type_policy::DEFINITION,
    &trusted_type_policy_factory::DEFINITION,
    &url::DEFINITION,
    &url_search_params::DEFINITION,
    &user_activation::DEFINITION,
    &validity_state::DEFINITION,
    &web_assembly::DEFINITION,
    &worker_location::DEFINITION,
    &worker_navigator::DEFINITION,
    &writable_stream::DEFINITION,
    &writable_stream_default_controller::DEFINITION,
    &writable_stream_default_writer::DEFINITION,
    &xml_serializer::DEFINITION,
    &xpath_evaluator::DEFINITION,
    &xpath_expression::DEFINITION,
    &xpath_result::DEFINITION,
    &console::DEFINITION,
];
